/** When the next page is asked for: so many CSS pixels before the list's end is in view, once in so many milliseconds at most (specification 9). */
export const loadMoreRule = { threshold: 300, throttle: 1000 } as const;
