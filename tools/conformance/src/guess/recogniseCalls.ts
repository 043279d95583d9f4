import * as v from 'valibot';
import { isRead } from '../contract/callKinds';
import type { Call } from '../contract/readContract';
import { valueDifference } from '../judge/valueDifference';
import { counterpartsOf } from './counterparts';
import { type EnvelopeShape, isSuccess, valueIn } from './envelopeShape';
import type { Answer, Knocker } from './knock';
import { learnNowhere } from './nowhere';

/** A call of the contract that the gateway seems to have. */
export type Recognised = {
  call: Call;
  answer: Answer;
  /** How it was recognised. */
  by: 'path' | 'name' | 'shape';
  /** What its value has in another way than the contract, if there was a value; `undefined`: it fits, or is not known. */
  difference?: string;
  hasValue: boolean;
};

type Needs = {
  knock: Knocker;
  shape: EnvelopeShape;
  headers: Record<string, string>;
  inputOf: (call: Call) => Record<string, unknown>;
  paths: readonly string[];
};

/**
 * Asks for each call of the contract at its own address and at others that gateways use. What changes something is asked with an empty body and without a
 * session, which every gateway refuses. A call is recognised when the reply is not that of an address that does not exist.
 */
export async function recogniseCalls(calls: readonly Call[], needs: Needs): Promise<Recognised[]> {
  const { knock, headers, inputOf, shape } = needs;
  const isNowhere = await learnNowhere(knock, { headers });
  const found: Recognised[] = [];
  for (const call of calls) {
    const own = { method: call.method, path: call.path };
    for (const [index, { method, path }] of [own, ...counterpartsOf(call)].entries()) {
      const input = isRead(call) ? inputOf(call) : {};
      const answer = await knock({ method, path, headers, ...(method === 'GET' ? { query: input } : { body: input }) });
      if (!answer || isNowhere(answer)) continue;
      found.push(recognised(call, { answer, shape, by: index === 0 || path === call.path ? 'path' : 'name' }));
      break;
    }
  }
  return [...found, ...(await recogniseShapes(calls, found, needs))];
}

/** Asks the addresses that the operator names, and finds the calls whose schemas their values fit. */
async function recogniseShapes(
  calls: readonly Call[],
  found: readonly Recognised[],
  { knock, shape, headers, paths }: Needs,
): Promise<Recognised[]> {
  const open = calls.filter((call) => call.method === 'GET' && isDistinctive(call) && !found.some((known) => known.call === call));
  const shapes: Recognised[] = [];
  for (const path of paths) {
    const answer = await knock({ method: 'GET', path, headers });
    if (!answer || !isSuccess(shape, answer)) continue;
    const call = open.find(
      (candidate) => !shapes.some((known) => known.call === candidate) && v.is(candidate.value, valueIn(shape, answer.body)),
    );
    if (call) shapes.push(recognised(call, { answer, shape, by: 'shape' }));
  }
  return shapes;
}

/** Nothing but a value of this call fits its schema: it has at least two fields that must not be missing. */
function isDistinctive({ value }: Call): boolean {
  const entries = 'entries' in value ? Object.values(value.entries as Record<string, v.GenericSchema>) : [];
  return entries.filter((schema) => !v.is(schema, undefined)).length >= 2;
}

function recognised(call: Call, { answer, shape, by }: { answer: Answer; shape: EnvelopeShape; by: Recognised['by'] }): Recognised {
  const isAnswered = isSuccess(shape, answer);
  const value = valueIn(shape, answer.body);
  // Strangers may get a success without a value.
  const hasValue = isAnswered && value !== undefined && value !== null && JSON.stringify(value) !== '{}';
  const difference = hasValue ? valueDifference(call.value, value)?.detail : undefined;
  return { call, answer, by, hasValue, ...(difference !== undefined && { difference }) };
}
