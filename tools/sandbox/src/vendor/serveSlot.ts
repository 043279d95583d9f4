import { randomInt } from 'node:crypto';
import { multiplyMoney } from '@parlour/kernel';
import type { Context } from 'hono';
import * as v from 'valibot';
import { type Merchant, findMerchant, stakesFor } from '@parlour/sandbox-world';
import { findRound, settleRound } from '../bets/settleRound';
import type { Bet, DemoSession, PlaySession } from '../db/schema/play';
import { Refusal, refuse } from '../http/refuse';
import { booksOf } from '../ledger/books';
import { purseOf } from '../ledger/purseOf';
import { wireAmount } from '../ledger/wireAmount';
import type { GatewayApp, GatewayEnv } from '../platform';
import { findDemoSession } from './findDemoSession';
import { playDemoRound } from './playDemoRound';
import { requirePlaySession } from './requirePlaySession';
import { type Spin, lines, pays, reels, returnRate, spinReels, stopReels } from './slotMachine';

const spinRequest = v.object({ roundId: v.pipe(v.string(), v.uuid()), stake: v.string() });

/** Serves the requests of the slot's page. */
export function serveSlot(vendor: GatewayApp): void {
  vendor.get('/api/session', (c) =>
    play(c, async ({ page: session, merchant, readBalance }) => {
      const { gameName, vendorName, palette, language, appOrigin, backUrl, minBet } = session;
      const page = { gameName, vendorName, palette, language, appOrigin, backUrl, symbol: merchant.symbol };
      const machine = { reels, lines, pays, returnRate };
      return c.json({ ...page, machine, ...stakesFor(minBet, merchant), balance: await readBalance() });
    }),
  );

  vendor.post('/api/spin', (c) =>
    play(c, async ({ page, session, demo, merchant, readBalance }) => {
      const request = v.safeParse(spinRequest, await c.req.json().catch(() => undefined));
      if (!request.success) return refuse('FIELD_INVALID', undefined, 400);
      const { roundId, stake } = request.output;
      if (!stakesFor(page.minBet, merchant).stakes.includes(stake)) return refuse('FIELD_INVALID', { field: 'stake' }, 400);
      const { db, clock, plannedStops } = c.var.platform;
      if (!session) {
        const { round, balance } = await playDemoRound(db, demo, () => {
          const { payout, result } = drawRound(stake, undefined);
          return { roundId, stake, payout, window: result.window, wins: result.wins };
        });
        return c.json({ ...round, orderId: 'DEMO', balance: wireAmount(balance) });
      }
      const bet =
        (await findRound(db, session, { roundId, stake })) ??
        (await settleRound(db, session, {
          round: { roundId, stake, ...drawRound(stake, plannedStops.get(session.memberId)?.shift()) },
          now: clock.now(),
        }));
      return c.json({ ...describe(bet), balance: await readBalance() });
    }),
  );
}

function drawRound(stake: string, planned: number[] | undefined): { payout: string; result: Spin } {
  const result = planned ? stopReels(planned) : spinReels((below) => randomInt(below));
  return { payout: multiplyMoney(stake, String(result.multiple)), result };
}

function describe(bet: Bet) {
  const { window, wins } = bet.result as Spin;
  return { orderId: bet.orderId, stake: wireAmount(bet.stake), payout: wireAmount(bet.payout), window, wins };
}

/** A real-money game or a demo; the page looks the same. */
type Play = { page: PlaySession | DemoSession; merchant: Merchant; readBalance: () => Promise<string> } & (
  { session: PlaySession; demo?: undefined } | { demo: DemoSession; session?: undefined }
);

async function play(c: Context<GatewayEnv>, work: (play: Play) => Promise<Response>): Promise<Response> {
  const { platform } = c.var;
  try {
    const demo = await findDemoSession(platform, c.req.header('Authorization'));
    if (demo) {
      const merchant = findMerchant(demo.merchant) ?? refuse('GAME_ENDED', undefined, 410);
      return await work({ page: demo, demo, merchant, readBalance: async () => wireAmount(demo.balance) });
    }
    const { session, memberType } = await requirePlaySession(platform, c.req.header('Authorization'));
    const merchant = findMerchant(session.merchant) ?? refuse('GAME_ENDED', undefined, 410);
    const readBalance = async () => (await purseOf(platform.db, booksOf(merchant, memberType), session.memberId)).playable;
    return await work({ page: session, session, merchant, readBalance });
  } catch (error) {
    if (error instanceof Refusal) return c.json({ code: error.code }, error.status === 200 ? 409 : error.status);
    throw error;
  }
}
