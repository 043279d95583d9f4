/**
 * When to load the next page: this many CSS pixels before the end of the list is visible, and at most once per this many
 * milliseconds (specification 9).
 */
export const loadMoreRule = { threshold: 300, throttle: 1000 } as const;
