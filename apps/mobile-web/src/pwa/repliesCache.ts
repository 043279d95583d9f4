/** The worker's copies of public replies outside home. */
export const repliesCache = 'replies';
