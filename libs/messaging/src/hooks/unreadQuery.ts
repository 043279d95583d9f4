/**
 * Within this time, in seconds, all badges show one reply: also those of a screen that mounts in stages, and of a menu. Specification 7 and 9
 * let unread counts be asked once in 250 ms at most. A read message refreshes the count at once.
 */
const SHARED_S = 30;
/** Polling interval that shows new messages while the app is open. In milliseconds. */
const POLLING_MS = 60_000;

/** Query options of the unread badges: fetched together, throttled, and silent on failure. */
export const unreadQuery = { refetchOnMountOrArgChange: SHARED_S, pollingInterval: POLLING_MS, skipPollingIfUnfocused: true } as const;
