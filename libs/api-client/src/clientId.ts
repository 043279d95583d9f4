import { newIdempotencyKey, readStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

/** The format of `newIdempotencyKey`; the app's `build/ask.js` checks the same one. Storage may hold anything, and an invalid header would make every call fail. */
const ownKey = v.pipe(v.string(), v.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));

/** Random, kept per browser: the gateway ties a captcha to it. */
export function clientId(): string {
  const stored = readStored('local', 'clientId', ownKey);
  if (stored) return stored;
  const fresh = newIdempotencyKey();
  writeStored('local', 'clientId', fresh);
  return fresh;
}
