/** Maximum time of a loading indicator (specification 4 and 9), in milliseconds. */
export const LOADING_LIMIT_MS = 9999;

/** Settles with the promise, or with `undefined` after `limitMs`. */
export function atMost<Value>(promise: Promise<Value>, limitMs: number): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
