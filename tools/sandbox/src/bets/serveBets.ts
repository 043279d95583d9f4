import { recordsWire, walletWire } from '@parlour/wallet/wire';
import { and, eq } from 'drizzle-orm';
import { bets } from '../db/schema/play';
import { type CallContext, answer } from '../http/answer';
import { vendorOriginOf } from '../http/origins';
import { refuse } from '../http/refuse';
import { lotteryFacts } from '../lottery/lotteryFacts';
import { settleDraws } from '../lottery/settleDraws';
import type { GatewayApp } from '../platform';
import { readBetVendors } from './readBetVendors';
import { readBets, toWireBet } from './readBets';
import { roundUrlOf } from './roundUrlOf';

type Reader = Pick<CallContext<typeof walletWire.getBet>, 'db' | 'clock' | 'player' | 'platform'>;

const settle = ({ db, clock, player, platform }: Reader) =>
  settleDraws(db, { now: clock.now(), seed: platform.settings.seed }, player.memberId);

/** Serves betting records (product decision 4.8): the platform's own, and those that vendors report. */
export function serveBets(app: GatewayApp): void {
  for (const call of [walletWire.getBets, recordsWire.getVendorBets]) {
    answer(app, call, async (context) => {
      await settle(context);
      return readBets(context.db, { memberId: context.player.memberId, now: context.clock.now() }, context.input);
    });
  }

  answer(app, recordsWire.getBetVendors, async (context) => {
    await settle(context);
    return readBetVendors(context.db, context.player.memberId, context.input);
  });

  answer(app, walletWire.getBet, async (context) => {
    await settle(context);
    const { input, player, db, platform, clock, request } = context;
    const [bet] = await db
      .select()
      .from(bets)
      .where(and(eq(bets.orderId, input.orderId), eq(bets.memberId, player.memberId)));
    if (!bet) return refuse('ORDER_UNKNOWN');
    const wire = toWireBet(bet, clock.now());
    return {
      ...wire,
      roundUrl: wire.detailsFollow ? null : roundUrlOf(bet, vendorOriginOf(request, platform.settings)),
      lottery: await lotteryFacts(db, { bet, language: input.language, seed: platform.settings.seed }),
    };
  });
}
