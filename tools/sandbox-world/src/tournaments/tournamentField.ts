import type { Money } from '@parlour/kernel/money';
import { createRandom } from '../random';

const letters = 'abdeghijklmnoprstuy';
const size = 40;
/** Highest multiple of the stake, in hundredths. */
const best = 18_000;

export type FieldPlayer = { id: string; name: string; score: Money };

/** Returns the other players of a tournament with masked names, the best first; the same seed gives the same field. */
export function tournamentField(id: string, seed: number): FieldPlayer[] {
  const random = createRandom(seed, `tournament ${id}`);
  const letter = () => random.pick([...letters]);
  let score = best;
  return Array.from({ length: size }, (_, index) => {
    score = Math.floor(score * (0.8 + random.next() * 0.15));
    return { id: `${id}-${index}`, name: `${letter()}${letter()}***${letter()}`, score: (score / 100).toFixed(2) };
  });
}
