import { newIdempotencyKey, readStored, wireId, writeStored } from '@parlour/kernel';

/** Random, kept per browser: the gateway ties a captcha to it. */
export function clientId(): string {
  const stored = readStored('local', 'clientId', wireId);
  if (stored) return stored;
  const fresh = newIdempotencyKey();
  writeStored('local', 'clientId', fresh);
  return fresh;
}
