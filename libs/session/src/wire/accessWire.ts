import { wireCampaign } from '@parlour/kernel/campaign';
import { wireCall, wireLine, wireList, wireText, wireTime, wireUrl, type WireValue, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { sessionValue } from './sessionValue';

export const socialProviders = ['facebook', 'google', 'telegram'] as const;
const provider = v.picklist(socialProviders);

/** Bot-check data (specification 7): how long the form was open, the number of interactions, and the captcha if one was shown. */
const botCheck = v.object({
  dwellMs: v.pipe(v.number(), v.minValue(0)),
  keys: v.pipe(v.number(), v.minValue(0)),
  captcha: v.optional(wireWord, ''),
});
const mobile = { mobileNum: wireWord, countryDialingCode: wireWord };
/** Time from which another code can be requested. */
const codeSent = v.object({ expirationTime: wireTime });

/** Calls of logins other than by user name and password (specification 7, account). */
export const accessWire = {
  /** Returns the countries whose mobile numbers the gateway accepts, with their calling codes, without the plus sign. */
  getCountries: wireCall({
    method: 'GET',
    path: '/wps/system/country',
    access: 'anyone',
    public: 'settings',
    input: v.object({}),
    value: wireList(
      v.object({ country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), dialingCode: v.pipe(v.string(), v.regex(/^\d{1,4}$/)) }),
      300,
    ),
  }),
  /** Sends a login code by text message. */
  sendLoginCode: wireCall({
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    access: 'anyone',
    encrypted: true,
    input: v.object({ ...mobile, botCheck }),
    value: codeSent,
  }),
  /** Sends a registration code by text message. */
  sendRegisterCode: wireCall({
    method: 'POST',
    path: '/wps/verification/sms/register',
    access: 'anyone',
    encrypted: true,
    input: v.object({ ...mobile, botCheck }),
    value: codeSent,
  }),
  /** Sends a code through the external identity provider. The sandbox stands in for the provider. */
  sendIdentityCode: wireCall({
    method: 'POST',
    path: '/wps/relay/identity/send',
    access: 'anyone',
    encrypted: true,
    input: v.object({ phoneNumber: wireWord }),
    value: v.object({ sessionInfo: wireText, expirationTime: wireTime }),
  }),
  /** Exchanges a code of the external identity provider for its token. */
  verifyIdentityCode: wireCall({
    method: 'POST',
    path: '/wps/relay/identity/verify',
    access: 'anyone',
    encrypted: true,
    input: v.object({ sessionInfo: wireUrl, code: wireLine }),
    value: v.object({ idToken: v.pipe(v.string(), v.minLength(8), v.maxLength(4000)) }),
  }),
  /** Returns the providers of social login. */
  getSocialProviders: wireCall({
    method: 'GET',
    path: '/wps/session/social',
    access: 'anyone',
    public: 'settings',
    input: v.object({}),
    value: wireList(v.object({ provider, authorizeUrl: v.pipe(v.string(), v.maxLength(2000)), clientId: wireText }), 10),
  }),
  /** Exchanges a provider's code for a session. The verifier proves that this browser asked for the code (PKCE). */
  socialLogin: wireCall({
    method: 'POST',
    path: '/wps/session/login/social',
    access: 'anyone',
    encrypted: true,
    input: v.object({
      provider,
      code: wireLine,
      codeVerifier: wireUrl,
      redirectUri: wireUrl,
      /** Campaign marks of the link, in case this login opens an account. */
      campaign: v.optional(wireCampaign),
    }),
    value: v.object({
      ...sessionValue.entries,
      /** This login has opened the account. */
      isNewAccount: v.optional(v.boolean(), false),
    }),
  }),
};

export type SocialProvider = (typeof socialProviders)[number];
export type SocialDoor = WireValue<typeof accessWire.getSocialProviders>[number];
