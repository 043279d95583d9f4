type Failures = { push: (failure: unknown) => void };

/** Hands a failure that was caught to the reporter, or to those that wait for it (build/early.js). Everything uncaught comes there by itself. */
export function noteFailure(failure: unknown): void {
  (window as Window & { parlourFailures?: Failures }).parlourFailures?.push(failure);
}
