/** Maximum time of a loading indicator (specification 4 and 9), in milliseconds. */
export const LOADING_LIMIT_MS = 9999;
