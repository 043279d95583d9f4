/**
 * What a supported browser may lack. It is asked for here and nowhere else; docs/browsers.md says who lacks it and what the player has then.
 * Where it can be, the answer is the part itself, or `undefined`.
 */
export const supports = {
  /** The phone's own panel to send something on. */
  share: (): Navigator['share'] | undefined => navigator.share?.bind(navigator),
  vibrate: (): Navigator['vibrate'] | undefined => navigator.vibrate?.bind(navigator),
  /** Whether the player has touched the page, and whether a tap still counts. */
  userActivation: (): UserActivation | undefined => navigator.userActivation,
  passkeys: (): typeof PublicKeyCredential | undefined => window.PublicKeyCredential,
  /** True where the browser may read the code of a short message. */
  messageCodes: (): boolean => 'OTPCredential' in window,
  /** Secure contexts only. */
  locks: (): LockManager | undefined => navigator.locks,
  /** Secure contexts only. */
  subtle: (): SubtleCrypto | undefined => crypto.subtle,
  /** Secure contexts only. */
  caches: (): CacheStorage | undefined => window.caches,
  /** Secure contexts only, and in Firefox not in private windows. */
  serviceWorker: (): ServiceWorkerContainer | undefined => navigator.serviceWorker,
};

/** Where nobody tells of a quiet moment, in milliseconds. */
const QUIET_AFTER_MS = 2000;

/** Runs a task when the page has nothing better to do, after `latestMs` in any case; returns what calls it off. */
export function whenIdle(task: () => void, latestMs: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, QUIET_AFTER_MS);
    return () => clearTimeout(timer);
  }
  const wish = requestIdleCallback(task, { timeout: latestMs });
  return () => cancelIdleCallback(wish);
}
