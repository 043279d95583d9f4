import type { Dealt } from './games/cards';
import type { CatchName } from './games/fishing';
import { games } from './games/games';
import type { Dice } from './games/sicBo';
import type { MatchResult, Outcome } from './games/slip';
import type { Spin } from './games/slotMachine';
import type { Chips } from './games/tableGame';

/** A round as its bet stores it, so that a repeated request and the round's page show the same. */
export type RoundResult = { pick?: unknown; multiple: number } & (
  | ({ game: 'slot' } & Pick<Spin, 'window' | 'wins'>)
  | { game: 'roulette'; pick: Chips; number: number }
  | ({ game: 'baccarat' | 'dragonTiger'; pick: Chips } & Dealt<string>)
  | { game: 'sicBo'; pick: Chips; dice: Dice }
  | { game: 'crash'; pick: { cashOut: number }; point: number }
  | { game: 'fishing'; pick: { target: CatchName } }
  | { game: 'slip'; pick: Record<string, Outcome>; results: MatchResult[] }
);

/** Reads the result of a bet; `undefined` for bets that were not played on a page of the vendor. */
export function readResult(result: unknown): RoundResult | undefined {
  if (typeof result !== 'object' || result === null) return undefined;
  if ('game' in result) return Object.hasOwn(games, String(result.game)) ? (result as RoundResult) : undefined;
  // Old rounds have no `game`, because the slot was the only one then.
  return 'window' in result ? ({ game: 'slot', ...result } as RoundResult) : undefined;
}
