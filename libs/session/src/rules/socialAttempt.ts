import type { Device } from '@parlour/kernel/device';
import { readStored, removeStored, writeStored } from '@parlour/kernel/storage';
import * as v from 'valibot';
import { type SocialProvider, socialProviders } from '../wire/accessWire';
import { openText, sealText, webCrypto } from './deviceKey';

const KEY = 'socialAttempt';
const KEY_NAME = 'socialLogin';
const SECRET_BYTES = 32;
const LIFE_MS = 10 * 60_000;

const attemptSchema = v.object({
  provider: v.picklist(socialProviders),
  state: v.pipe(v.string(), v.length(43)),
  /** Encrypted, because anybody with it and the provider's code could log in. */
  verifier: v.pipe(v.string(), v.maxLength(500)),
  returnTo: v.pipe(v.string(), v.maxLength(500)),
  startedAt: v.number(),
});

export type SocialReturn = { provider: SocialProvider; codeVerifier: string; returnTo: string };

/**
 * Parameters of the request to the provider: a state known to this tab only, and a challenge whose verifier stays here (PKCE).
 */
export async function startSocialAttempt(provider: SocialProvider, returnTo: string): Promise<{ state: string; challenge: string }> {
  const [state, verifier] = [randomText(), randomText()];
  const digest = await webCrypto().digest('SHA-256', new TextEncoder().encode(verifier));
  const sealed = await sealText(KEY_NAME, verifier);
  writeStored('session', KEY, { provider, state, verifier: sealed, returnTo, startedAt: Date.now() });
  return { state, challenge: base64url(new Uint8Array(digest)) };
}

/** Returns the attempt that belongs to this answer, once; `undefined` for an answer that this tab did not request. */
export async function finishSocialAttempt(state: string | null): Promise<SocialReturn | undefined> {
  const attempt = readStored('session', KEY, attemptSchema);
  removeStored('session', KEY);
  if (!attempt || attempt.state !== state || Date.now() - attempt.startedAt > LIFE_MS) return undefined;
  const codeVerifier = await openText(KEY_NAME, attempt.verifier).catch(() => undefined);
  return codeVerifier === undefined ? undefined : { provider: attempt.provider, codeVerifier, returnTo: attempt.returnTo };
}

const ofFacebook: readonly Device['inApp'][] = ['Facebook', 'Messenger', 'Instagram'];

/** Detects providers that refuse logins from a web view: Google always, Facebook on Android outside its own apps. */
export function refusesInApp(provider: SocialProvider, { inApp, system }: Device): boolean {
  if (!inApp) return false;
  return provider === 'google' || (provider === 'facebook' && system === 'android' && !ofFacebook.includes(inApp));
}

function randomText(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}
