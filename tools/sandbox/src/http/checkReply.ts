import { onWireItemsDropped, type WireCall } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** Throws when the gateway's own reply breaks the contract, including list items that the app would drop. */
export function checkReply(call: WireCall, value: unknown): void {
  let dropped = 0;
  onWireItemsDropped(({ count }) => {
    dropped += count;
  });
  const result = v.safeParse(call.value, value);
  onWireItemsDropped(undefined);
  if (!result.success) throw new Error(`${call.path}: reply does not fit at "${v.getDotPath(result.issues[0]) ?? 'value'}"`);
  if (dropped > 0) throw new Error(`${call.path}: reply holds ${dropped} list items that do not fit`);
}
