export const NAVIGATION_MS = 30_000;
export const QUIT_MS = 5000;
/** WebKitGTK sometimes never answers a request for a screenshot. */
export const SCREENSHOT_MS = 8000;

/** Rejects if the work takes longer than the limit. */
export async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${limitMs / 1000} s`)), limitMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
