import { newIdempotencyKey, readStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

/** The form of `newIdempotencyKey`, as `build/ask.js` of the app knows it too. The storage may hold anything, and a header takes no other text. */
const ownKey = v.pipe(v.string(), v.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));

/** Random, kept per browser: the gateway ties a captcha to it. */
export function clientId(): string {
  const stored = readStored('local', 'clientId', ownKey);
  if (stored) return stored;
  const fresh = newIdempotencyKey();
  writeStored('local', 'clientId', fresh);
  return fresh;
}
