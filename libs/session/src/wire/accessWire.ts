import { wireCampaign } from '@parlour/kernel/campaign';
import { wireCall, wireId, wireLine, wireList, wireText, wireTime, wireUrl, type WireValue, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { sessionValue } from './sessionValue';

/** Options of a ceremony as JSON, passed unchanged from the gateway's library to the browser. */
const ceremony = v.object({ ceremony: wireId, options: v.record(v.string(), v.unknown()) });

/** Bytes in base64url, four characters for three bytes. */
const binary = (maxBytes: number) => v.pipe(v.string(), v.regex(/^[\w-]*$/), v.maxLength(Math.ceil((maxBytes * 4) / 3)));
const KIB = 1024;

/** The fields that every answer of an authenticator has. WebAuthn limits the id to 1023 bytes. The only extension is the kind of key. */
const credential = {
  id: binary(1023),
  rawId: binary(1023),
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.picklist(['platform', 'cross-platform'])),
  clientExtensionResults: v.object({ credProps: v.optional(v.object({ rk: v.optional(v.boolean()) })) }),
};
const clientDataJSON = binary(4 * KIB);
const authenticatorData = binary(4 * KIB);

/** A new passkey (`RegistrationResponseJSON` of WebAuthn). An attestation with its certificates is the largest part. */
const registration = v.object({
  ...credential,
  response: v.object({
    clientDataJSON,
    attestationObject: binary(32 * KIB),
    authenticatorData: v.optional(authenticatorData),
    transports: v.optional(v.pipe(v.array(wireWord), v.maxLength(10))),
    publicKeyAlgorithm: v.optional(v.pipe(v.number(), v.safeInteger())),
    publicKey: v.optional(binary(4 * KIB)),
  }),
});

/** The proof of a passkey (`AuthenticationResponseJSON` of WebAuthn). Its limits leave room for signatures of post-quantum keys. */
const authentication = v.object({
  ...credential,
  response: v.object({ clientDataJSON, authenticatorData, signature: binary(8 * KIB), userHandle: v.optional(binary(64)) }),
});

/** Calls to log in with a passkey and to manage passkeys. */
export const passkeyWire = {
  /** Returns the options of a login with a passkey. */
  beginPasskeyLogin: wireCall({
    method: 'POST',
    path: '/wps/session/login/passkey/options',
    access: 'anyone',
    input: v.object({}),
    value: ceremony,
  }),
  /** Logs a player in with a passkey and returns a session. */
  passkeyLogin: wireCall({
    method: 'POST',
    path: '/wps/session/login/passkey',
    access: 'anyone',
    encrypted: true,
    input: v.object({ ceremony: wireWord, response: authentication }),
    value: sessionValue,
  }),
  /** Returns the player's passkeys. */
  getPasskeys: wireCall({
    method: 'GET',
    path: '/wps/member/passkey',
    access: 'session',
    input: v.object({}),
    value: wireList(v.object({ id: wireId, name: wireText, createdAt: wireTime, lastUsedAt: v.nullish(wireTime) }), 20),
  }),
  /** Returns the options for a new passkey. */
  beginPasskey: wireCall({
    method: 'POST',
    path: '/wps/member/passkey/options',
    access: 'session',
    input: v.object({}),
    value: ceremony,
  }),
  /** Adds a passkey. */
  addPasskey: wireCall({
    method: 'POST',
    path: '/wps/member/passkey',
    access: 'session',
    encrypted: true,
    input: v.object({ ceremony: wireWord, response: registration }),
    value: v.nullish(v.unknown()),
  }),
  /** Removes a passkey. */
  removePasskey: wireCall({
    method: 'DELETE',
    path: '/wps/member/passkey',
    access: 'session',
    input: v.object({ id: wireWord }),
    value: v.nullish(v.unknown()),
  }),
};

export type Passkey = WireValue<typeof passkeyWire.getPasskeys>[number];

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
