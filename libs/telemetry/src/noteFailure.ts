type Failures = { push: (failure: unknown) => void };

/**
 * Passes a caught failure to the reporter, or queues it until the reporter loads (build/start.js). Uncaught errors reach the
 * reporter by themselves.
 */
export function noteFailure(failure: unknown): void {
  (window as Window & { parlourFailures?: Failures }).parlourFailures?.push(failure);
}
