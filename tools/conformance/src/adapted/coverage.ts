import type { CallAdapter, CallEntry, Caller, GatewayAdapter } from '../adapter/GatewayAdapter';
import type { Call, Contract } from '../contract/readContract';
import { createKnocker } from '../guess/knock';
import { learnNowhere } from '../guess/nowhere';
import type { Settings } from '../settings';

/**
 * What an adapter makes of a call: `mapped` by an entry, `absent` because the entry says so; without an entry it `fits` if the gateway has it at the adapter's
 * address, and is `missing` if it does not.
 */
export type Place = 'fits' | 'mapped' | 'absent' | 'missing';
export type Coverage = readonly { call: Call; place: Place }[];

/** The app's server answers it itself, whatever the adapter says. */
const OWN_CALL = 'getPublicKey';
const UNAUTHORISED = 401;

/** Tells call by call what an adapter makes of it. Calls without an entry are asked at the gateway, without a session and with empty bodies. */
export async function coverageOf({ calls }: Contract, adapter: GatewayAdapter, settings: Settings): Promise<Coverage> {
  const { merchant, language } = settings;
  const knock = createKnocker(settings);
  const caller: Caller = { merchant, language, clientId: 'conformance' };
  const headers = adapter.headers?.(caller) ?? { Merchant: merchant, Language: language };
  const pathOf = (path: string) => adapter.path?.(path) ?? path;
  const isNowhere = await learnNowhere(knock, { headers, pathOf });
  const covered: { call: Call; place: Place }[] = [];
  for (const call of calls) covered.push({ call, place: await placeOf(call) });
  return covered;

  async function placeOf(call: Call): Promise<Place> {
    const entry = entryOf(adapter, call);
    if (entry === 'absent') return 'absent';
    if (call.name === OWN_CALL) return 'fits';
    if (entry !== undefined) return 'mapped';
    const query = call.public ? { merchant, language } : {};
    const answer = await knock({ method: call.method, path: pathOf(call.path), headers, query });
    // A gateway that refuses strangers at every address does not tell which of them exist.
    return answer && isNowhere(answer) && answer.status !== UNAUTHORISED ? 'missing' : 'fits';
  }
}

/** The contract as this gateway has it: what is absent or missing is not asked. */
export function adaptedContract(contract: Contract, adapter: GatewayAdapter, coverage: Coverage): Contract {
  const calls = coverage.map(({ call, place }): Call => {
    const entry = entryOf(adapter, call);
    const own: CallAdapter<Call> = typeof entry === 'object' && !('constant' in entry) ? entry : {};
    const isAbsent = place === 'absent' || place === 'missing' || undefined;
    return { ...call, isAbsent, withSession: own.withSession, byState: own.byState };
  });
  return { ...contract, calls };
}

function entryOf({ calls }: GatewayAdapter, { name }: Call): CallEntry<Call> | undefined {
  return Object.hasOwn(calls, name) ? (calls as Record<string, CallEntry<Call>>)[name] : undefined;
}
