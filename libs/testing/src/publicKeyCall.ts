import { apiClientWire } from '@parlour/api-client/wire';
import { publicKeyReply } from './gatewayKey';
import { mockCall } from './mockCall';

/** The public key of the mocked gateway, without which no call with a secret is sent. */
export const publicKeyCall = mockCall(apiClientWire.getPublicKey, publicKeyReply);
