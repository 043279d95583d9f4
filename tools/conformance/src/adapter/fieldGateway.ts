import type { Caller, GatewayAdapter } from './GatewayAdapter';
import { absentCalls } from './field/absentCalls.ts';
import { betCalls } from './field/betCalls.ts';
import { envelope } from './field/envelope.ts';
import { clubCalls } from './field/clubCalls.ts';
import { depositCalls } from './field/depositCalls.ts';
import { gameCalls } from './field/gameCalls.ts';
import { inboxCalls } from './field/inboxCalls.ts';
import { memberCalls } from './field/memberCalls.ts';
import { recordCalls } from './field/recordCalls.ts';
import { refusals } from './field/refusals.ts';
import { rewardCalls } from './field/rewardCalls.ts';
import { sessionCalls } from './field/sessionCalls.ts';
import { siteCalls } from './field/siteCalls.ts';
import { withdrawCalls } from './field/withdrawCalls.ts';

// Where an operator of this family of gateways starts: relay paths, `errorCode`, a captcha by cookie, encrypted bodies. The gateway is in `testing/field`.

export const adapter: GatewayAdapter = {
  headers: ({ merchant, language, token, userAgent = '' }: Caller) => ({
    Merchant: merchant,
    Language: language,
    Device: 'web',
    'X-Real-UA': Buffer.from(userAgent).toString('base64'),
    ...(token && { Authorization: token }),
  }),
  envelope,
  refusals,
  cookies: ['captchaId', 'SHELL_deviceId', 'tcg-sid'],
  calls: {
    ...absentCalls,
    ...siteCalls,
    ...sessionCalls,
    ...memberCalls,
    ...inboxCalls,
    ...rewardCalls,
    ...clubCalls,
    ...gameCalls,
    ...depositCalls,
    ...withdrawCalls,
    ...recordCalls,
    ...betCalls,
  },
};
