import { currencyOf } from '@parlour/kernel';
import { type Money, multiplyMoney, toCurrency } from '@parlour/kernel/money';
import type { Context } from 'hono';
import * as v from 'valibot';
import { type Merchant, findMerchant, stakesFor } from '@parlour/sandbox-world';
import { findRound, settleRound } from '../bets/settleRound';
import type { DemoSession, PlaySession } from '../db/schema/play';
import { Refusal, refuse } from '../http/refuse';
import { booksOf } from '../ledger/books';
import { purseOf } from '../ledger/purseOf';
import { wireAmount } from '../ledger/wireAmount';
import type { GatewayApp, GatewayEnv } from '../platform';
import { drawFor } from './drawFor';
import { findDemoSession } from './findDemoSession';
import { type PageName, games } from './games/games';
import { playDemoRound } from './playDemoRound';
import { requirePlaySession } from './requirePlaySession';
import { slotSymbolsOf } from './slotSymbols';

const roundRequest = v.object({ roundId: v.pipe(v.string(), v.uuid()), stake: v.string(), pick: v.optional(v.unknown()) });

/** Serves the requests of the games' pages. */
export function serveGame(vendor: GatewayApp): void {
  vendor.get('/api/session', (c) =>
    play(c, async ({ page: session, merchant, readBalance }) => {
      const { game, gameName, vendorName, palette, language, appOrigin, backUrl, minBet } = session;
      const { symbol, symbolPlace, decimals } = currencyOf(merchant.symbol);
      const page = { gameName, vendorName, palette, language, appOrigin, backUrl, symbol, symbolPlace, decimals };
      const symbols = game === 'slot' && { symbols: await slotSymbolsOf(c.var.platform.db, gameName) };
      return c.json({ ...page, ...symbols, rules: games[game].rules, ...stakesFor(minBet, merchant), balance: await readBalance() });
    }),
  );

  vendor.post('/api/round', (c) => play(c, async (opened) => c.json(await playRound(c, opened, opened.page.game))));
  // A spin of the slot is possible in every session.
  vendor.post('/api/spin', (c) => play(c, async (opened) => c.json(await playRound(c, opened, 'slot'))));
}

/** Plays a round once: a repeated request returns its result without a new stake; the same number with another stake or pick is refused. */
async function playRound(c: Context<GatewayEnv>, { page, session, demo, merchant, readBalance }: Play, game: PageName) {
  const request = v.safeParse(roundRequest, await c.req.json().catch(() => undefined));
  if (!request.success) return refuse('FIELD_INVALID', undefined, 400);
  const { roundId, stake, pick } = request.output;
  if (!stakesFor(page.minBet, merchant).stakes.includes(stake)) return refuse('FIELD_INVALID', { field: 'stake' }, 400);
  const choice = games[game].read(pick) ?? refuse('FIELD_INVALID', { field: 'pick' }, 400);
  const asked = { roundId, stake: multiplyMoney(stake, String(choice.stakes)), pick };
  const { db, clock, plannedStops } = c.var.platform;
  const draw = (planned?: readonly number[]) => {
    const result = choice.play(drawFor(planned));
    return {
      roundId,
      stake: asked.stake,
      payout: toCurrency(multiplyMoney(stake, String(result.multiple)), merchant.symbol),
      result: { game, pick, ...result },
    };
  };
  if (!session) {
    const { round, balance } = await playDemoRound(db, demo, { ...asked, draw, clock });
    return { ...show(round), orderId: 'DEMO', balance: wireAmount(balance) };
  }
  const bet =
    (await findRound(db, session, asked)) ??
    (await settleRound(db, session, { round: draw(plannedStops.get(session.memberId)?.shift()), now: clock.now() }));
  return { ...show(bet), orderId: bet.orderId, balance: await readBalance() };
}

function show({ stake, payout, result }: { stake: Money; payout: Money; result: unknown }) {
  return { ...(result as object), stake: wireAmount(stake), payout: wireAmount(payout) };
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
