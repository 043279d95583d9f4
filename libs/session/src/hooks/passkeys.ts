import { deviceOf, supports } from '@parlour/kernel/device';
import { useIsHydrated } from '@parlour/ui/hydrated';

/** Why passkeys cannot work here. The text is `passkey.<barrier>`. */
export type PasskeyBarrier = 'inApp' | 'address' | 'unsupported';

/** Returns why passkeys cannot work here. The server knows no browser, so nothing stands in the way until the app has taken over its markup. */
export function usePasskeyBarrier(): PasskeyBarrier | undefined {
  return useIsHydrated() ? passkeyBarrier() : undefined;
}

/**
 * Returns the reason why this browser cannot use passkeys. In-app browsers may have the API but refuse every call, and no browser accepts an address
 * of digits, for which no passkey can be made.
 */
export function passkeyBarrier(host = window.location.hostname): PasskeyBarrier | undefined {
  if (deviceOf(window).inApp) return 'inApp';
  if (/^[\d.]+$|:/.test(host)) return 'address';
  return supports.passkeys() === undefined ? 'unsupported' : undefined;
}

/** Returns the WebAuthn library, or nothing if it could not be loaded. A password login does not need it. */
export function loadWebAuthn() {
  return import('@simplewebauthn/browser').catch(() => undefined);
}
