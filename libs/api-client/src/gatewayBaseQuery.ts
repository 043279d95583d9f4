import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import type { WireCall } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { type AppError, type LateOutcome, isOutcomeUnknown } from './errors/errors';
import { exchange } from './transport/exchange';
import type { GatewayContext } from './gatewayContext';
import { memoryOf } from './gatewayMemory';
import { pathOf } from './transport/readReply';
import type { Reply } from './transport/reply';
import type { GatewayRequest } from './request';

/** A 401 to these calls is final: a renewal would loop, or restore a session that is being closed. */
const NEVER_RENEWED = ['/wps/session/renew', '/wps/session/logout'];

/**
 * The base query of every endpoint. A change that is sent again as it is while it is on its way, as by a double tap, is one call: both get its
 * reply. Never throws.
 */
export const gatewayBaseQuery: BaseQueryFn<GatewayRequest, unknown, AppError> = async (asked, thunk) => {
  if (thunk.type === 'query') return send(asked, thunk);
  const context = thunk.extra as GatewayContext;
  const { underWay } = memoryOf(context);
  const same = JSON.stringify([asked.call.method, asked.call.path, context.getToken(thunk.getState()), asked.input]);
  const reply = underWay.get(same) ?? send(asked, thunk).finally(() => underWay.delete(same));
  underWay.set(same, reply);
  return reply;
};

/**
 * Validates the input, sends the call, renews an expired session once for all waiting calls, and drops replies of a session that has ended.
 */
async function send({ call, input, name }: GatewayRequest, thunk: BaseQueryApi): Promise<Reply> {
  const context = thunk.extra as GatewayContext;
  const callName = name ?? thunk.endpoint;
  if (!context.hasCall(callName)) return { error: { kind: 'absent' } };
  const { token, isMissing } = sessionOf(call, { callName, thunk });
  if (isMissing) return { error: { kind: 'notLoggedIn' } };
  const epoch = context.getSessionEpoch(thunk.getState());
  // A reply to a call without a session is valid under any session.
  const isStale = () => token !== undefined && !Object.is(epoch, context.getSessionEpoch(thunk.getState()));
  const checked = v.safeParse(call.input, input);
  if (!checked.success) return { error: { kind: 'business', code: 'FIELD_INVALID', value: { field: pathOf(checked.issues) } } };
  const isRepeatable = call.method === 'GET' && thunk.type === 'query';
  const ask = async (by: string | undefined): Promise<Reply> => {
    const reply = await exchange({
      context,
      call,
      input: checked.output,
      token: by,
      isRepeatable,
      isForced: thunk.forced === true,
      signal: thunk.signal,
    });
    if (isStale()) return { error: { kind: 'unauthorised', late: lateOutcome(reply) } };
    if (by !== undefined || reply.error?.kind !== 'unauthorised') return reply;
    // No session has ended. A public call never has one, so its refusal is a fault of the gateway.
    return { error: call.public ? { kind: 'http', status: 401 } : { kind: 'notLoggedIn' } };
  };
  const isExpired = (reply: Reply) => reply.error?.kind === 'unauthorised' && !isStale();

  const reply = await ask(token);
  if (!isExpired(reply) || !token || NEVER_RENEWED.includes(call.path)) return reply;
  const expiredToken = await import('./transport/expiredToken').catch(() => undefined);
  if (!expiredToken) return { error: { kind: 'network' } };
  const renewal = await expiredToken.newTokenFor(context, token);
  if ('error' in renewal) return renewal;
  if ('isOver' in renewal || isStale()) return reply;
  const again = await ask(renewal.token);
  if (isExpired(again)) expiredToken.reportEnd(context, renewal.token);
  return again;
}

/** The token that goes with a call. `isMissing`: the gateway answers this public call only with a session, and there is none. */
function sessionOf(call: WireCall, { callName, thunk }: { callName: string; thunk: BaseQueryApi }) {
  const context = thunk.extra as GatewayContext;
  const needsSession = call.public !== undefined && context.needsSession(callName);
  const token = call.public && !needsSession ? undefined : context.getToken(thunk.getState());
  return { token, isMissing: needsSession && token === undefined };
}

function lateOutcome({ error }: Reply): LateOutcome {
  if (!error) return 'accepted';
  return isOutcomeUnknown(error) ? 'unknown' : 'refused';
}
