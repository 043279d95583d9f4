/** Specification 7 and 9: unread counts are throttled by 250 ms. In seconds, as RTK Query expects. */
const THROTTLE_S = 0.25;
/** Polling interval that shows new messages while the app is open. In milliseconds. */
const POLLING_MS = 60_000;

/** Query options of the unread badges: fetched together, throttled, and silent on failure. */
export const unreadQuery = { refetchOnMountOrArgChange: THROTTLE_S, pollingInterval: POLLING_MS, skipPollingIfUnfocused: true } as const;
