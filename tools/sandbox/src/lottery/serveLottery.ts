import { lotteryWire } from '@parlour/games/wire';
import { and, desc, eq } from 'drizzle-orm';
import { groupOf, playTypesOf, maxDraws, maxMultiplier, maxRebate, maxStakeOf, unitsOf } from '@parlour/sandbox-world';
import { games, recentGames } from '../db/schema/catalog';
import { answer } from '../http/answer';
import { requirePage } from '../http/page';
import type { GatewayApp } from '../platform';
import { world } from '../world';
import { findLotteries, findLottery, type Lottery } from './findLottery';
import { lotteryText } from './lotteryText';
import { pastDraws, readForced } from './readDraws';
import { serveLotteryOrders } from './serveLotteryOrders';
import { toWireLottery, toWireNumero, toWireResult } from './toWireLottery';

const isVietnam = ({ game }: Lottery) => game.vendor === world.lotteries.vendor;

function groupsOf(lotteries: Lottery[], language: string) {
  const ids = [...new Set(lotteries.map(({ kind }) => groupOf(kind)))];
  return { groups: ids.map((groupId) => ({ groupId, name: lotteryText('group', groupId, language) })) };
}

/** Serves lotteries with their schedules and results (specification 7, "Games"). */
export function serveLottery(app: GatewayApp): void {
  answer(app, lotteryWire.getLotteries, async ({ input, merchant, db, clock, platform }) => {
    const lotteries = await findLotteries(db, merchant.code, input.prizeMode);
    const forced = await readForced(
      db,
      lotteries.map(({ game }) => game.nodeId),
    );
    const now = { now: clock.now(), seed: platform.settings.seed, language: input.language };
    return { list: lotteries.map((lottery) => toWireLottery(lottery, forced, now)) };
  });

  answer(app, lotteryWire.getLotteryMenu, async ({ input, merchant, db }) => {
    const lotteries = await findLotteries(db, merchant.code, input.prizeMode);
    return groupsOf(
      lotteries.filter((lottery) => !isVietnam(lottery)),
      input.language,
    );
  });

  answer(app, lotteryWire.getVnMenu, async ({ input, merchant, db }) =>
    groupsOf((await findLotteries(db, merchant.code, input.prizeMode)).filter(isVietnam), input.language),
  );

  for (const call of [lotteryWire.getNumero, lotteryWire.getVnNumero]) {
    answer(app, call, async ({ input, merchant, language, db, clock, platform }) => {
      const lottery = await findLottery(db, merchant.code, input.nodeId);
      const forced = await readForced(db, [input.nodeId]);
      return toWireNumero(lottery, forced, { now: clock.now(), seed: platform.settings.seed, language });
    });
  }

  answer(app, lotteryWire.getVnRecent, async ({ input, player, db }) => {
    const { limit, offset } = requirePage({ pageNo: input.page, pageSize: input.pageSize });
    const list = await db
      .select({ nodeId: recentGames.nodeId, playedAt: recentGames.playedAt })
      .from(recentGames)
      .innerJoin(games, eq(games.nodeId, recentGames.nodeId))
      .where(and(eq(recentGames.memberId, player.memberId), eq(games.vendor, world.lotteries.vendor)))
      .orderBy(desc(recentGames.playedAt), desc(recentGames.nodeId))
      .limit(limit)
      .offset(offset);
    return { list };
  });

  answer(app, lotteryWire.getLotteryPlay, async ({ input, merchant, db }) => {
    const { kind } = await findLottery(db, merchant.code, input.nodeId);
    const text = (name: string, id: string) => lotteryText(name, id, input.language);
    return {
      currencySymbol: merchant.symbol,
      units: unitsOf(merchant),
      maxRebate,
      maxMultiplier,
      maxDraws,
      playTypes: playTypesOf(kind).map((play) => ({
        playTypeId: play.id,
        name: text('play', play.id),
        help: text('help', kind.family === 'dice' && play.id === 'size' ? 'diceSize' : play.id),
        rule: play.rule,
        choose: play.rule === 'choose' ? play.choose : null,
        rows: play.rows.map(({ label, options }) => ({
          label: text('row', label),
          options: options.map((id) => ({ id, label: text('option', id) })),
        })),
        odds: play.odds.toFixed(2),
        maxHits: play.maxHits,
        maxStake: maxStakeOf(merchant, play),
      })),
    };
  });

  answer(app, lotteryWire.getLotteryResults, async ({ input, merchant, db, clock, platform }) => {
    const lottery = await findLottery(db, merchant.code, input.nodeId);
    const forced = await readForced(db, [input.nodeId]);
    const past = pastDraws(lottery, forced, { now: clock.now(), seed: platform.settings.seed, count: input.limitNum });
    return { list: past.map((draw) => toWireResult(draw, input.language)) };
  });

  serveLotteryOrders(app);
}
