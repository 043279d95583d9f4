import type { GatewayLanguage } from '@parlour/kernel';
import { languageCode, type WireCall, type WireReply } from '@parlour/kernel/wire-call';
import type { Context } from 'hono';
import * as v from 'valibot';
import { type Merchant, findMerchant } from '@parlour/sandbox-world';
import type { Clock } from '../clock';
import type { Db } from '../db/Database';
import type { GatewayApp, GatewayEnv, Platform } from '../platform';
import { refusePaused } from '../playControls/readPause';
import { type Session, authenticate } from '../session/authenticate';
import { checkReply } from './checkReply';
import { readInput } from './readInput';
import { Refusal, refuse } from './refuse';

export type CallContext<Call extends WireCall> = {
  input: v.InferOutput<Call['input']>;
  merchant: Merchant;
  /** Requested language, or the merchant's default. */
  language: GatewayLanguage;
  /** The caller; `undefined` for a visitor. */
  session: Session | undefined;
  /** The caller of calls whose access is `session` or `member`; refuses a visitor. */
  player: Session;
  db: Db;
  clock: Clock;
  /** Random per browser; ties a captcha to it. */
  clientId: string;
  platform: Platform;
  request: Context<GatewayEnv>['req'];
};

export type Handler<Call extends WireCall> = (context: CallContext<Call>) => Promise<WireReply<Call>> | WireReply<Call>;

/** A handler whose call returns the result of a known key, also during a pause. */
export type KeyedHandler<Call extends WireCall> = { handler: Handler<Call>; isRepeat: (context: CallContext<Call>) => Promise<boolean> };

/** Serves one call of the wire contract: checks the input, the caller, the caller's play controls and the reply. */
export function answer<Call extends WireCall>(app: GatewayApp, call: Call, handling: Handler<Call> | KeyedHandler<Call>): void {
  const { handler, isRepeat } = typeof handling === 'function' ? { handler: handling, isRepeat: undefined } : handling;
  app.on(call.method, call.path, async (c) => {
    try {
      const context = await readContext(c, call);
      if (call.closedByPause && context.session && !(await isRepeat?.(context)))
        await refusePaused(context.db, context.session.memberId, context.clock.now());
      const value = await handler(context);
      checkReply(call, value);
      c.set('keptAs', call.public);
      return c.json({ success: true, value });
    } catch (error) {
      return replyToError(c, call, error);
    }
  });
}

async function readContext<Call extends WireCall>(c: Context<GatewayEnv>, call: Call): Promise<CallContext<Call>> {
  const { platform } = c.var;
  // The address of a public call says whose site it is; who asks does not count.
  const told = call.public
    ? { merchant: c.req.query('merchant'), language: c.req.query('language') }
    : { merchant: c.req.header('Merchant'), language: c.req.header('Language') };
  const merchant = findMerchant(told.merchant) ?? refuse('FIELD_INVALID', { field: call.public ? 'merchant' : 'Merchant' }, 400);
  if (call.public && !v.is(languageCode, told.language)) refuse('FIELD_INVALID', { field: 'language' }, 400);
  const session = call.public ? undefined : await authenticate(platform, { call, merchant, authorization: c.req.header('Authorization') });
  return {
    input: await readInput(c, call),
    merchant,
    language: merchant.languages.find((language) => language === told.language) ?? merchant.languages[0] ?? 'EN',
    session,
    get player() {
      return session ?? refuse('NOT_LOGGED_IN', undefined, 401);
    },
    db: platform.db,
    clock: platform.clock,
    clientId: (c.req.header('Client-Id') ?? '').slice(0, 80),
    platform,
    request: c.req,
  };
}

function replyToError(c: Context<GatewayEnv>, call: WireCall, error: unknown): Response {
  if (error instanceof Refusal) return c.json({ success: false, value: error.value, code: error.code }, error.status);
  console.error(`${call.method} ${call.path}`, error);
  return c.json({ success: false, code: 'UNKNOWN' }, 500);
}
