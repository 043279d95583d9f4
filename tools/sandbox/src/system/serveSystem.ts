import { apiClientWire } from '@parlour/api-client/wire';
import { merchantWire } from '@parlour/merchant/wire';
import { answer } from '../http/answer';
import { bodyAlgorithm } from '../http/bodyKey';
import type { GatewayApp } from '../platform';
import { merchantFlags } from './merchantFlags';
import { merchantInfo } from './merchantInfo';

export function serveSystem(app: GatewayApp): void {
  answer(app, apiClientWire.getPublicKey, ({ platform }) => ({
    keyId: platform.bodyKey.keyId,
    algorithm: bodyAlgorithm,
    spki: platform.bodyKey.spki,
  }));

  answer(app, merchantWire.getStatus, ({ merchant, language, platform, request }) => ({
    info: { ...merchantInfo({ merchant, language, request, settings: platform.settings }), whitelabel: merchantFlags() },
    location: { ip: request.header('X-Forwarded-For')?.split(',')[0]?.trim() ?? '203.0.113.7', country: merchant.country },
    ...platform.site,
  }));
}
