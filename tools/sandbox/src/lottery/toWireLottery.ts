import type { WireReply } from '@parlour/kernel/wire-call';
import type { lotteryWire } from '@parlour/games/wire';
import { groupOf } from '@parlour/sandbox-world';
import { imagePath } from '../images/imagePath';
import { world } from '../world';
import type { Lottery } from './findLottery';
import { lotteryText } from './lotteryText';
import { type PastDraw, currentDraw, pastDraws, type readForced } from './readDraws';

type Forced = Awaited<ReturnType<typeof readForced>>;
type Now = { now: number; seed: number; language: string };

export function toWireResult({ draw, drawn, drawnAt }: PastDraw, language: string) {
  const prizes = drawn.prizes.map(({ prizeId, numbers }) => ({ name: lotteryText('prize', prizeId, language), numbers }));
  return { drawNo: draw.drawNo, numbers: drawn.numbers, drawnAt, prizes: prizes.length > 0 ? prizes : null };
}

export function toWireNumero(lottery: Lottery, forced: Forced, { now, seed, language }: Now): WireReply<typeof lotteryWire.getNumero> {
  const { drawNo, opensAt, closesAt, drawsAt } = currentDraw(lottery, forced, now);
  const [last] = pastDraws(lottery, forced, { now, seed, count: 1 });
  return { draw: { drawNo, opensAt, closesAt, drawsAt }, last: last ? toWireResult(last, language) : null };
}

export function toWireLottery(lottery: Lottery, forced: Forced, now: Now) {
  const { game, kind } = lottery;
  return {
    nodeId: game.nodeId,
    gameName: game.name,
    gameCode: game.gameCode,
    vassalage: game.vendor,
    groupId: groupOf(kind),
    mobileLargeIcon: imagePath('games', game.nodeId),
    placeholder: world.images.schemeTint(game.scheme),
    ...toWireNumero(lottery, forced, now),
  };
}
