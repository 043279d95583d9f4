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
import { withMember } from '../wallet/withMember';
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
  const keyed = typeof handling === 'function' ? { handler: handling, isRepeat: () => Promise.resolve(false) } : handling;
  app.on(call.method, call.path, async (c) => {
    try {
      const context = await readContext(c, call);
      const value = await (call.closedByPause && context.session ? handleUnpaused(keyed, context) : keyed.handler(context));
      checkReply(call, value);
      c.set('keptAs', call.public);
      return c.json({ success: true, value });
    } catch (error) {
      return replyToError(c, call, error);
    }
  });
}

/**
 * Handles a call that a pause closes, in one transaction that locks the caller out of others: a pause that begins at the same time comes before
 * the call and closes it, or after it and ends what it opened.
 */
function handleUnpaused<Call extends WireCall>({ handler, isRepeat }: KeyedHandler<Call>, context: CallContext<Call>) {
  const { memberId } = context.player;
  return withMember(context.db, memberId, async (tx) => {
    const locked = { ...context, db: tx };
    if (!(await isRepeat(locked))) await refusePaused(tx, memberId, context.clock.now());
    return handler(locked);
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
