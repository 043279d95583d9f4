import { earlyPage } from '@parlour/kernel/device';

/**
 * Passes a caught failure to the reporter, or queues it until the reporter loads (build/start.js). Uncaught errors reach the
 * reporter by themselves.
 */
export function noteFailure(failure: unknown): void {
  earlyPage.failures?.push(failure);
}
