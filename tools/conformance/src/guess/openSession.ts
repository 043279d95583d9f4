import { apiClientWire } from '@parlour/api-client/wire';
import { sealBody } from '@parlour/sandbox/sealBody';
import * as v from 'valibot';
import type { Settings } from '../settings';
import { type EnvelopeShape, isSuccess, valueIn } from './envelopeShape';
import { tokenIn } from './findToken';
import type { Answer, Knocker } from './knock';
import type { Recognised } from './recogniseCalls';

type Needs = { knock: Knocker; shape: EnvelopeShape; headers: Record<string, string>; calls: readonly Recognised[] };

/** Returns the token of a session: the one that was given, or that of a login of the member, once at each address that a gateway may have for it. */
export async function openSession(
  { member, token }: Settings,
  { knock, shape, headers, calls }: Needs,
): Promise<{ token?: string; answers: Answer[] }> {
  if (token !== undefined || !member) return { ...(token !== undefined && { token }), answers: [] };
  const own = calls.find(({ call }) => call.name === 'login')?.answer;
  const paths = [...new Set([own?.path, '/wps/session/login/unsecure'])].filter((path) => path !== undefined);
  const input = { ...member, captcha: '', type: 'username' };
  const answers: Answer[] = [];
  const key = keyOf({ shape, calls });
  for (const path of paths) {
    const sealing = new Headers(headers);
    const body = key ? sealBody(input, key, sealing) : input;
    const answer = await knock({ method: own?.method ?? 'POST', path, body: body as object, headers: Object.fromEntries(sealing) });
    if (!answer) continue;
    answers.push(answer);
    const found = isSuccess(shape, answer) ? tokenIn(valueIn(shape, answer.body)) : undefined;
    if (found !== undefined) return { token: found, answers };
  }
  return { answers };
}

/** The contract's key, if the gateway has one. */
function keyOf({ calls, shape }: Pick<Needs, 'calls' | 'shape'>) {
  const known = calls.find(({ call, hasValue }) => call.name === 'getPublicKey' && hasValue)?.answer;
  const key = v.safeParse(apiClientWire.getPublicKey.value, known && valueIn(shape, known.body));
  return key.success ? key.output : undefined;
}
