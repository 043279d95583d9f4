import { apiClientWire } from '@parlour/api-client/wire';
import { type RequestHandler, http, HttpResponse } from 'msw';
import { publicKeyReply } from './gatewayKey';
import { mockCall } from './mockCall';

/** The public key of the mocked gateway, without which no call with a secret is sent. */
export const publicKeyCall = mockCall(apiClientWire.getPublicKey, publicKeyReply);

/** Calls for what a status may leave out (ADR 0025). The mocked gateway does not have them unless a test says so. */
const paths = ['/wps/system/whitelabel', '/wps/system/settings/consolidated', '/wps/system/domainRoute'];

/** Answers them as a gateway does that has no such call, so that a mocked status needs to have only what its test is about. */
export const noSettingsCalls: RequestHandler[] = paths.map((path) => http.get(`*${path}`, () => new HttpResponse(null, { status: 404 })));
