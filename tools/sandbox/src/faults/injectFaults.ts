import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { GatewayEnv } from '../platform';
import type { FaultKind } from './fault';
import { replaceAt } from './replaceAt';

/** Injects the faults of the active rules into this call. */
export const injectFaults: MiddlewareHandler<GatewayEnv> = async (c, next) => {
  const clientId = c.req.header('Client-Id') ?? '';
  const fault = c.var.platform.faults.draw({ method: c.req.method, path: c.req.path, clientId });
  if (!fault) return next();
  return (await spoilBefore(c, fault)) ?? spoilAfter(c, fault, next);
};

/** Faults that replace the handler. */
async function spoilBefore(c: Context<GatewayEnv>, fault: FaultKind): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'latency':
      // A reply that is still due does not keep a stopped sandbox alive.
      await wait(fault.ms, undefined, { ref: false });
      return undefined;
    case 'status':
      return replyStatus(c, fault);
    case 'malformed':
      return c.body('{"success":true,"value":{"', 200, { 'Content-Type': 'application/json' });
    case 'expiredToken':
      return c.json({ success: false, code: 'TOKEN_EXPIRED' }, 401);
    case 'reset':
      socketOf(c).resetAndDestroy();
      return RESPONSE_ALREADY_SENT;
    case 'stall':
      return RESPONSE_ALREADY_SENT;
    default:
      return undefined;
  }
}

/** Faults that change the handler's reply. */
async function spoilAfter(c: Context<GatewayEnv>, fault: FaultKind, next: () => Promise<void>): Promise<Response | undefined> {
  if (fault.kind === 'noCors') c.set('withoutCors', true);
  await next();
  switch (fault.kind) {
    case 'wrongShape': {
      const envelope = (await c.res.json()) as { value?: unknown };
      c.set('keptAs', undefined);
      c.res = c.json({ ...envelope, value: replaceAt(envelope.value, fault.at, fault.with ?? { unexpected: true }) });
      return undefined;
    }
    case 'truncated': {
      const body = Buffer.from(await c.res.arrayBuffer());
      const { outgoing } = c.env;
      outgoing?.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
      outgoing?.write(body.subarray(0, Math.floor(body.length / 2)), () => socketOf(c).destroy());
      c.res = RESPONSE_ALREADY_SENT;
      return undefined;
    }
    case 'dropReplyAfterApply':
      socketOf(c).destroy();
      c.res = RESPONSE_ALREADY_SENT;
      return undefined;
    default:
      return undefined;
  }
}

function replyStatus(c: Context<GatewayEnv>, { status, body, headers }: Extract<FaultKind, { kind: 'status' }>): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  const code = status as ContentfulStatusCode;
  return typeof body === 'string' && body.startsWith('<') ? c.html(body, code) : c.json(body ?? { success: false, code: 'UNKNOWN' }, code);
}

function socketOf(c: Context<GatewayEnv>) {
  const socket = c.env.incoming?.socket;
  if (!socket || !('resetAndDestroy' in socket)) throw new Error('this fault needs a real connection');
  return socket;
}
