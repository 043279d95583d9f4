/**
 * A slot of three reels and three rows. The tables alone determine its return; slotMachine.test.ts checks every combination of
 * stops.
 */
export const symbols = ['wild', 'seven', 'gem', 'bell', 'star', 'grapes', 'lemon', 'cherry'] as const;
export type SlotSymbol = (typeof symbols)[number];

/** Multiples of the whole stake that three of a kind on a line pay; `wild` stands for any other symbol. */
export const pays: Record<SlotSymbol, number> = { wild: 88, seven: 30, gem: 8, bell: 6, star: 3, grapes: 3, lemon: 2, cherry: 2 };

/** Lines as the row on each reel: top, middle, bottom, and both diagonals. */
export const lines: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/** Long-term return to player, as a share of all stakes. */
export const returnRate = '0.96';

const c = 'cherry';
const l = 'lemon';
const g = 'grapes';
const s = 'star';
const b = 'bell';
const d = 'gem';

/** Twenty stops each, with the same symbols in three orders. */
export const reels: readonly (readonly SlotSymbol[])[] = [
  [c, l, g, s, c, b, l, d, c, g, 'seven', l, s, c, g, b, l, 'wild', s, d],
  [l, c, s, b, g, l, 'seven', c, d, l, g, c, s, 'wild', l, b, c, g, d, s],
  [s, l, c, g, d, l, c, b, 'wild', g, c, l, s, d, c, 'seven', g, l, b, s],
];

export type LineWin = { line: number; symbol: SlotSymbol; pays: number };
/** `window[reel][row]` holds the visible symbols; `multiple` is the win as a multiple of the whole stake. */
export type Spin = { window: SlotSymbol[][]; wins: LineWin[]; multiple: number };

/** Returns the result of the reels at `stops`: the symbol there is in the top row, the next two below it. */
export function stopReels(stops: readonly number[]): Spin {
  const window = reels.map((reel, index) => [0, 1, 2].map((row) => reel[((stops[index] ?? 0) + row) % reel.length] ?? 'cherry'));
  const wins = lines.flatMap((rows, line) => {
    const symbol = winner(rows.map((row, reel) => window[reel]?.[row] ?? 'cherry'));
    return symbol ? [{ line, symbol, pays: pays[symbol] }] : [];
  });
  return { window, wins, multiple: wins.reduce((sum, win) => sum + win.pays, 0) };
}

/** Spins the reels; `draw(n)` must return every number below n with equal probability. */
export function spinReels(draw: (below: number) => number): Spin {
  return stopReels(reels.map((reel) => draw(reel.length)));
}

function winner(line: readonly SlotSymbol[]): SlotSymbol | undefined {
  const symbol = line.find((candidate) => candidate !== 'wild') ?? 'wild';
  return line.every((candidate) => candidate === symbol || candidate === 'wild') ? symbol : undefined;
}
