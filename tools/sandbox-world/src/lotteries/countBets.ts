import { combinations } from './combinations';
import type { PlayType } from './playTypes';

/** Counts the bets of a selection: 0 if a row lacks its choice, `undefined` if the selection is invalid for this play type. */
export function countBets({ rule, choose = 1, rows }: PlayType, picks: readonly (readonly string[])[]): number | undefined {
  const isOffered = picks.length === rows.length && picks.every((row, place) => row.every((pick) => rows[place]?.options.includes(pick)));
  if (!isOffered || picks.some((row) => new Set(row).size < row.length)) return undefined;
  if (rule === 'product') return picks.reduce((product, row) => product * row.length, 1);
  if (rule === 'sum') return picks.reduce((sum, row) => sum + row.length, 0);
  return combinations(picks[0]?.length ?? 0, choose);
}
