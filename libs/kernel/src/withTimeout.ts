/** Settles with the promise, or with `undefined` after `limitMs`. */
export function withTimeout<Value>(promise: Promise<Value>, limitMs: number): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
