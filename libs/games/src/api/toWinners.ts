import type { Money, WireValue } from '@parlour/kernel';
import { limits } from '../rules/limits';
import type { PlayTarget } from '../rules/playTarget';
import type { gamesWire } from '../wire';

/** Somebody's win, and the game to play for the same. */
export type Winner = { target: PlayTarget; customerName: string; amount: Money; art?: string };

export type Winners = { biggest: Winner[]; jackpots: Winner[] };

type WireWinners = WireValue<typeof gamesWire.getWinners>;

function toWinner({ vo }: WireWinners['list'][number]): Winner {
  const { vassalage, gameType, gameCode, nodeId, gameName } = vo;
  return {
    target: { vassalage, gameType, gameCode, nodeId, name: gameName },
    customerName: vo.customerName,
    amount: vo.winAmount,
    art: vo.iconUrl ?? undefined,
  };
}

/** The first ten wins and all jackpots (specification 2, "Winner board"). */
export function toWinners({ list, jackpots }: WireWinners): Winners {
  return { biggest: list.slice(0, limits.topWinners).map(toWinner), jackpots: jackpots.map(toWinner) };
}
