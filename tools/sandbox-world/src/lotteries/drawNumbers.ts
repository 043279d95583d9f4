import { type Random, createRandom } from '../random';
import type { LotteryKind } from './lotteryKind';

export type Drawn = { numbers: string[]; prizes: { prizeId: string; numbers: string[] }[] };

/** Prizes of a Vietnam draw: the count of numbers and their digits. */
const vietnamPrizes: [prizeId: string, count: number, digits: number][] = [
  ['special', 1, 5],
  ['first', 1, 5],
  ['second', 2, 5],
  ['third', 6, 5],
  ['fourth', 4, 4],
  ['fifth', 6, 4],
  ['sixth', 3, 3],
  ['seventh', 4, 2],
];

/** Returns the drawn numbers, which are the same for the same seed, lottery and draw. */
export function drawNumbers(kind: LotteryKind, { seed, nodeId, drawNo }: { seed: number; nodeId: string; drawNo: string }): Drawn {
  const random = createRandom(seed, `lottery/${nodeId}/${drawNo}`);
  if (kind.family === 'vietnam') {
    const prizes = vietnamPrizes.map(([prizeId, count, digits]) => ({
      prizeId,
      numbers: Array.from({ length: count }, () => digitsOf(random, digits).join('')),
    }));
    return { numbers: [...(prizes[0]?.numbers[0] ?? '')], prizes };
  }
  return { numbers: plainNumbers(kind, random), prizes: [] };
}

function plainNumbers(kind: Exclude<LotteryKind, { family: 'vietnam' }>, random: Random): string[] {
  if (kind.family === 'digits') return digitsOf(random, kind.length);
  if (kind.family === 'dice') return Array.from({ length: 3 }, () => String(random.integer(1, 6)));
  if (kind.family === 'race') return shuffled(10, random);
  return shuffled(kind.of, random).slice(0, kind.drawn).sort();
}

function digitsOf(random: Random, length: number): string[] {
  return Array.from({ length }, () => String(random.integer(0, 9)));
}

function shuffled(size: number, random: Random): string[] {
  const left = Array.from({ length: size }, (_, index) => String(index + 1).padStart(2, '0'));
  return Array.from({ length: size }, () => left.splice(random.integer(0, left.length - 1), 1)[0] ?? '');
}
