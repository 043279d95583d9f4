/** Specification 7 and 9: unread numbers are throttled by 250 ms. In seconds, as RTK Query counts. */
const THROTTLE_S = 0.25;
/** While the app is open, a new message shows by itself. In milliseconds. */
const POLLING_MS = 60_000;

/** How badges ask for their numbers: together, never more often than the throttle allows, and silently when it fails. */
export const unreadQuery = { refetchOnMountOrArgChange: THROTTLE_S, pollingInterval: POLLING_MS, skipPollingIfUnfocused: true } as const;
