import * as v from 'valibot';
import { isRead } from '../contract/callKinds';
import type { Call } from '../contract/readContract';
import { valueDifference } from '../judge/valueDifference';
import { counterpartsOf } from './counterparts';
import { type EnvelopeShape, isSuccess, valueIn } from './envelopeShape';
import type { Answer, Knocker } from './knock';
import { learnNowhere } from './nowhere';
import { type Prefixes, withPrefix } from './prefixes';

/** A call of the contract that the gateway seems to have. */
export type Recognised = {
  call: Call;
  answer: Answer;
  /** How it was recognised. */
  by: 'path' | 'name' | 'shape';
  /** What its value has in another way than the contract, if there was a value; `undefined`: it fits, or is not known. */
  difference?: string;
  hasValue: boolean;
  /** The reply is for a player. */
  isPrivate?: true;
};

type Needs = {
  knock: Knocker;
  shape: EnvelopeShape;
  headers: Record<string, string>;
  inputOf: (call: Call) => Record<string, unknown>;
  learn: (path: string, value: unknown) => void;
};

/**
 * Asks for each call of the contract at its own address and at others that gateways use. What changes something is asked with an empty body and without a
 * session, which every gateway refuses. A call is recognised when the reply is not that of an address that does not exist.
 */
export async function recogniseCalls(calls: readonly Call[], prefixes: Prefixes, needs: Needs): Promise<Recognised[]> {
  const { knock, headers, inputOf } = needs;
  const isNowhere = await learnNowhere(knock, { headers, pathOf: (path) => withPrefix(path, prefixes) });
  const found: Recognised[] = [];
  for (const call of calls) {
    const own = { method: call.method, path: withPrefix(call.path, prefixes) };
    for (const { method, path } of [own, ...counterpartsOf({ name: call.name, ...own })]) {
      const input = isRead(call) ? inputOf(call) : {};
      const answer = await knock({ method, path, headers, ...(method === 'GET' ? { query: input } : { body: input }) });
      if (!answer || isNowhere(answer)) continue;
      found.push(recognised(call, { answer, by: path === own.path ? 'path' : 'name' }, needs));
      break;
    }
  }
  return found;
}

/** Asks again for values that are not known yet: with a session, and with what other replies have named. */
export async function askAgain(
  found: readonly Recognised[],
  token: Record<string, string> | undefined,
  needs: Needs,
): Promise<Recognised[]> {
  const again: Recognised[] = [];
  for (const known of found) {
    const { call, answer, by, hasValue } = known;
    const { method, path } = answer;
    const input = needs.inputOf(call);
    const next =
      hasValue || !isRead(call)
        ? undefined
        : await needs.knock({
            method,
            path,
            headers: { ...needs.headers, ...token },
            ...(method === 'GET' ? { query: input } : { body: input }),
          });
    const better = next && recognised(call, { answer: next, by }, needs);
    again.push(better?.hasValue ? { ...better, ...(token && { isPrivate: true as const }) } : known);
  }
  return again;
}

/** Asks the addresses that the operator names, and finds the calls whose schemas their values fit. */
export async function recogniseShapes(
  open: readonly Call[],
  paths: readonly string[],
  { token, needs }: { token: Record<string, string> | undefined; needs: Needs },
): Promise<Recognised[]> {
  const { knock, headers, shape } = needs;
  const shapes: Recognised[] = [];
  for (const path of paths) {
    const answer = await knock({ method: 'GET', path, headers: { ...headers, ...token } });
    if (!answer || !isSuccess(shape, answer)) continue;
    const value = valueIn(shape, answer.body);
    const call = open.find(
      (candidate) =>
        candidate.method === 'GET' &&
        isDistinctive(candidate) &&
        !shapes.some((known) => known.call === candidate) &&
        v.is(candidate.value, value),
    );
    if (call) shapes.push({ ...recognised(call, { answer, by: 'shape' }, needs), ...(token && { isPrivate: true as const }) });
  }
  return shapes;
}

/** Nothing but a value of this call fits its schema: it has at least two fields that must not be missing. */
function isDistinctive({ value }: Call): boolean {
  const entries = 'entries' in value ? Object.values(value.entries as Record<string, v.GenericSchema>) : [];
  return entries.filter((schema) => !v.is(schema, undefined)).length >= 2;
}

function recognised(call: Call, { answer, by }: Pick<Recognised, 'answer' | 'by'>, { shape, learn }: Needs): Recognised {
  const isAnswered = isSuccess(shape, answer);
  const value = valueIn(shape, answer.body);
  // Strangers may get a success without a value.
  const hasValue = isAnswered && value !== undefined && value !== null && JSON.stringify(value) !== '{}';
  if (hasValue) learn(call.path, value);
  const difference = hasValue ? valueDifference(call.value, value)?.detail : undefined;
  return { call, answer, by, hasValue, ...(difference !== undefined && { difference }) };
}
