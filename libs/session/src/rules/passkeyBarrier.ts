import { deviceOf, supports } from '@parlour/kernel';

/** Why passkeys cannot work here. The text is `passkey.<barrier>`. */
export type PasskeyBarrier = 'inApp' | 'address' | 'unsupported';

/**
 * Returns the reason why this browser cannot use passkeys. In-app browsers may have the API but refuse every call, and no browser accepts an address
 * of digits, for which no passkey can be made.
 */
export function passkeyBarrier(host = window.location.hostname): PasskeyBarrier | undefined {
  if (deviceOf(window).inApp) return 'inApp';
  if (/^[\d.]+$|:/.test(host)) return 'address';
  return supports.passkeys() === undefined ? 'unsupported' : undefined;
}
