import { mockCall } from '@parlour/testing';
import { accessWire, passkeyWire } from '../wire/accessWire';
import { passwordWire } from '../wire/passwordWire';
import { registerWire } from '../wire/registerWire';

const inAMinute = () => ({ expirationTime: Date.now() + 60_000 });

/** Mock handlers for codes, social login and password recovery; every call succeeds. */
export const accessHandlers = [
  mockCall(accessWire.getCountries, [
    { country: 'PH', dialingCode: '63' },
    { country: 'MM', dialingCode: '95' },
  ]),
  mockCall(accessWire.sendLoginCode, inAMinute),
  mockCall(accessWire.sendRegisterCode, inAMinute),
  mockCall(accessWire.sendIdentityCode, () => ({ sessionInfo: 'attempt-1', ...inAMinute() })),
  mockCall(accessWire.verifyIdentityCode, { idToken: 'proof-of-the-number' }),
  mockCall(accessWire.getSocialProviders, [
    { provider: 'facebook', authorizeUrl: 'https://www.facebook.com/dialog', clientId: 'parlour' },
    { provider: 'google', authorizeUrl: 'https://evil.example/authorize', clientId: 'parlour' },
    { provider: 'telegram', authorizeUrl: 'https://t.me/authorize', clientId: 'parlour' },
  ]),
  mockCall(accessWire.socialLogin, { token: 'token-of-juana', userName: 'fa_juana', type: 0 }),
  mockCall(registerWire.registerByMobile, ({ mobileNum }) => ({ token: 'token-of-mobile', userName: mobileNum ?? '', type: 0 })),
  mockCall(passwordWire.sendForgotCode, inAMinute),
  mockCall(passwordWire.sendForgotMail, inAMinute),
  mockCall(passwordWire.verifyForgotCode, () => ({ ticket: 'ticket-of-maria', ...inAMinute() })),
  mockCall(passwordWire.setForgottenPassword, { userName: 'maria' }),
  mockCall(passwordWire.findForgottenPassword, null),
  mockCall(passwordWire.changePassword, () => ({ changedAt: Date.now() })),
  mockCall(passwordWire.findPasswordChange, null),
  mockCall(passkeyWire.getPasskeys, []),
];
