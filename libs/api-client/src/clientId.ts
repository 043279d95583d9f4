import { newIdempotencyKey, readStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

/** The format of `newIdempotencyKey`. The stored value is validated, because an invalid header would make every call fail. */
const ownKey = v.pipe(v.string(), v.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));

/** Random id of this browser, to which the gateway binds captchas. */
export function clientId(): string {
  const stored = readStored('local', 'clientId', ownKey);
  if (stored) return stored;
  const fresh = newIdempotencyKey();
  writeStored('local', 'clientId', fresh);
  return fresh;
}
