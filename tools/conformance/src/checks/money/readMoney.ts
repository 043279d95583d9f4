import type { WireCall, WireValue } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { valueOf } from '../../judge/refusalDifference';
import { findCall } from '../findCall';
import type { Visit } from '../Visit';

/** Returns a value as the app reads it, or `undefined` if it does not fit or is refused. */
export async function readMoney<Call extends WireCall>(
  { contract, client }: Visit,
  wire: Call,
  { input, token }: { input: unknown; token: string },
): Promise<WireValue<Call> | undefined> {
  const found = valueOf(await client.send(findCall(contract, wire), input, { token }));
  const result = v.safeParse(wire.value, found?.value);
  return result.success ? (result.output as WireValue<Call>) : undefined;
}
