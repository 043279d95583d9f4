import * as v from 'valibot';
import { readStored, writeStored } from '../storage';
import { newIdempotencyKey } from '../wireCall';

/** The format of `newIdempotencyKey`. The stored value is validated, because an invalid header would make every call fail. */
const ownKey = v.pipe(v.string(), v.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));

/** Random id of this browser. The gateway binds captchas to it, and flags for a share of the players tell visitors apart by it. */
export function clientId(): string {
  const stored = readStored('local', 'clientId', ownKey);
  if (stored) return stored;
  const fresh = newIdempotencyKey();
  writeStored('local', 'clientId', fresh);
  return fresh;
}
