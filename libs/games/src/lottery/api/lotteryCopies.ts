import { storedCopy } from '@parlour/kernel/storage';
import { wireId, wireText } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import type { LotteryMode } from '../rules/lotteryMode';

const lotteries = v.pipe(
  v.array(
    v.object({
      nodeId: wireId,
      gameName: wireText,
      gameCode: wireText,
      vendor: wireText,
      groupId: v.nullish(wireText),
      mobileLargeIcon: v.nullish(wireText),
    }),
  ),
  v.maxLength(200),
);
type Named = v.InferOutput<typeof lotteries>;

/** Specification 3, `lottList` and `elottList`: the names of the lotteries. A draw is only known from a reply. */
export const lotteryCopies = {
  Lott: storedCopy('lottList', lotteries),
  Elott: storedCopy('elottList', lotteries),
} satisfies Record<LotteryMode, unknown>;

/** Specification 3, `getGameLotts`: the groups of the lobby. */
export const groupsCopy = storedCopy('getGameLotts', v.pipe(v.array(v.object({ groupId: wireId, name: wireText })), v.maxLength(40)));

/** Lotteries without their draws, as a copy keeps them. */
export function named(list: Named): Named {
  return list.map(({ nodeId, gameName, gameCode, vendor, groupId, mobileLargeIcon }) => ({
    nodeId,
    gameName,
    gameCode,
    vendor,
    groupId,
    mobileLargeIcon,
  }));
}

export function groupsOwner(mode: LotteryMode, language: string): string {
  return `${mode}/${language}`;
}
