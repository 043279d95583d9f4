// Feature detection for everything that a supported browser may lack, in one place. docs/browsers.md lists which browsers lack each feature
// and the substitute that players get. Each function returns the feature itself where possible, otherwise `undefined`.

/** The system's share sheet. */
export const share = (): Navigator['share'] | undefined => navigator.share?.bind(navigator);
export const vibrate = (): Navigator['vibrate'] | undefined => navigator.vibrate?.bind(navigator);
/** Turns the whole screen. No browser on iPhones has it, and others only on a phone and in full screen. */
export const lockOrientation = (): ((orientation: 'landscape' | 'portrait') => Promise<void>) | undefined => {
  const turning = window.screen.orientation as { lock?: (orientation: string) => Promise<void> } | undefined;
  return turning?.lock?.bind(turning);
};
/** User activation: whether the player has interacted with the page, and whether a recent tap still permits pop-ups. */
export const userActivation = (): UserActivation | undefined => navigator.userActivation;
export const passkeys = (): typeof PublicKeyCredential | undefined => window.PublicKeyCredential;
/** True if the browser can read one-time codes from text messages (WebOTP). */
export const messageCodes = (): boolean => 'OTPCredential' in window;
/** Secure contexts only. */
export const locks = (): LockManager | undefined => navigator.locks;
/** Secure contexts only. */
export const subtle = (): SubtleCrypto | undefined => crypto.subtle;
/** Secure contexts only. */
export const caches = (): CacheStorage | undefined => window.caches;
/** Secure contexts only, and in Firefox not in private windows. */
export const serviceWorker = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;
/** Safari on an iPhone has it only in an app on the home screen, and the server that renders home never. */
export const notifications = (): typeof Notification | undefined => globalThis.Notification;
export const pushManager = (): typeof PushManager | undefined => window.PushManager;

/** Network information: data saving and the kind of connection. Only Chrome has it. */
export const connection = (): { saveData?: boolean; effectiveType?: string } | undefined =>
  (navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }).connection;

/** Global Privacy Control, which few browsers have, and its predecessor Do Not Track: the player wants no tracking. The server that renders pages has no navigator. */
export const refusesTracking = (): boolean => {
  const { globalPrivacyControl, doNotTrack }: { globalPrivacyControl?: boolean; doNotTrack?: string | null } = globalThis.navigator ?? {};
  return globalPrivacyControl === true || doNotTrack === '1';
};

/** The longest delay in milliseconds in browsers without `requestIdleCallback`. */
const QUIET_AFTER_MS = 2000;

/** Runs a task when the page is idle, at the latest after `latestMs` milliseconds. Returns a function that cancels it. */
export function whenIdle(task: () => void, latestMs: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, Math.min(QUIET_AFTER_MS, latestMs));
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(task, { timeout: latestMs });
  return () => cancelIdleCallback(id);
}
