/** A page that is not there by then does not come. */
export const NAVIGATION_MS = 30_000;
/** WebKitGTK forgets some screenshots. */
export const SCREENSHOT_MS = 8000;

/** What comes in time; otherwise it fails. */
export async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came within ${limitMs / 1000} s`)), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
