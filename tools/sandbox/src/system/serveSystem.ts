import { apiClientWire } from '@parlour/api-client/wire';
import { siteWire } from '@parlour/site/wire';
import { answer } from '../http/answer';
import { bodyAlgorithm } from '../http/bodyKey';
import { vendorOriginOf } from '../http/origins';
import type { GatewayApp } from '../platform';
import { merchantInfo } from './merchantInfo';

export function serveSystem(app: GatewayApp): void {
  answer(app, apiClientWire.getPublicKey, ({ platform }) => ({
    keyId: platform.bodyKey.keyId,
    algorithm: bodyAlgorithm,
    spki: platform.bodyKey.spki,
  }));

  answer(app, siteWire.getStatus, ({ merchant, platform, request }) => ({
    info: merchantInfo(merchant, { vendorOrigin: vendorOriginOf(request, platform.settings), flags: platform.flags }),
    ...platform.site,
  }));

  answer(app, siteWire.getLocation, ({ merchant, platform, request }) => ({
    ip: request.header('X-Forwarded-For')?.split(',')[0]?.trim() ?? '203.0.113.7',
    country: platform.site.regionRestriction ? 'SG' : merchant.country,
  }));
}
