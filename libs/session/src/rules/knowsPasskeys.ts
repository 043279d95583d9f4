import { deviceOf, supports } from '@parlour/kernel';

/** Returns whether this browser supports passkeys. In-app browsers may have the API but refuse every call. */
export function knowsPasskeys(): boolean {
  return supports.passkeys() !== undefined && !deviceOf(window).inApp;
}
