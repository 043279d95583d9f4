import { games } from './games';
import type { MatchResult, Outcome } from './slip';
import type { Spin } from './slotMachine';

/** A round as its bet stores it, so that a repeated request and the round's page show the same. */
export type RoundResult = { pick?: unknown; multiple: number } & (
  | ({ game: 'slot' } & Pick<Spin, 'window' | 'wins'>)
  | { game: 'roulette'; pick: Record<string, number>; number: number }
  | { game: 'crash'; pick: { cashOut: number }; point: number }
  | { game: 'slip'; pick: Record<string, Outcome>; results: MatchResult[] }
);

/** Reads the result of a bet; `undefined` for bets that were not played on a page of the vendor. */
export function readResult(result: unknown): RoundResult | undefined {
  if (typeof result !== 'object' || result === null) return undefined;
  if ('game' in result) return Object.hasOwn(games, String(result.game)) ? (result as RoundResult) : undefined;
  // Rounds of the time when the slot was the only game.
  return 'window' in result ? ({ game: 'slot', ...result } as RoundResult) : undefined;
}
