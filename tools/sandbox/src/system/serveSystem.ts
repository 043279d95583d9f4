import { apiClientWire } from '@parlour/api-client/wire';
import { answer } from '../http/answer';
import { bodyAlgorithm } from '../http/bodyKey';
import type { GatewayApp } from '../platform';

export function serveSystem(app: GatewayApp): void {
  answer(app, apiClientWire.getPublicKey, ({ platform }) => ({
    keyId: platform.bodyKey.keyId,
    algorithm: bodyAlgorithm,
    spki: platform.bodyKey.spki,
  }));
}
