import { apiClientWire } from '@parlour/api-client/wire';
import { siteWire } from '@parlour/site/wire';
import type { WireCall } from '@parlour/kernel/wire-call';
import { answer, type CallContext } from '../http/answer';
import { bodyAlgorithm } from '../http/bodyKey';
import { vendorOriginOf } from '../http/origins';
import type { GatewayApp } from '../platform';
import { gatewayFlags } from './gatewayFlags';
import { type MerchantInfo, merchantInfo } from './merchantInfo';

export function serveSystem(app: GatewayApp): void {
  answer(app, apiClientWire.getPublicKey, ({ platform }) => ({
    keyId: platform.bodyKey.keyId,
    algorithm: bodyAlgorithm,
    spki: platform.bodyKey.spki,
  }));

  answer(app, siteWire.getStatus, (context) => {
    const { hasSplitStatus, ...state } = context.platform.site;
    return { info: hasSplitStatus ? {} : infoOf(context), ...state };
  });
  answer(app, siteWire.getWhitelabel, ({ merchant, platform }) => gatewayFlags(merchant, platform.flags));
  answer(app, siteWire.getSettings, (context) => {
    const { customerService, mobileTemplate, resources, mainDomain, imageCDNs } = infoOf(context);
    return { customerService, mobileTemplate, resources, mainDomain, imageCDNs };
  });
  answer(app, siteWire.getDomainRoute, (context) => infoOf(context).domainRoute ?? []);

  answer(app, siteWire.getLocation, ({ merchant, platform, request }) => ({
    ip: request.header('X-Forwarded-For')?.split(',')[0]?.trim() ?? '203.0.113.7',
    country: platform.site.regionRestriction ? 'SG' : merchant.country,
  }));
}

function infoOf({ merchant, platform, request }: Pick<CallContext<WireCall>, 'merchant' | 'platform' | 'request'>): MerchantInfo {
  return merchantInfo(merchant, { vendorOrigin: vendorOriginOf(request, platform.settings), flags: platform.flags });
}
