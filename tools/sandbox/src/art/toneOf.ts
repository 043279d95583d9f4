import { type Ramp, ramps } from './ink/ramps';
import { random } from './ink/random';
import { type ToneName, namedTone } from './namedTone';

/** Colours that stand out on the schemes of a family. */
const contrasts: Record<string, readonly ToneName[]> = {
  red: ['sapphire', 'turquoise', 'emerald', 'amethyst'],
  gold: ['ruby', 'amethyst', 'sapphire', 'turquoise'],
  green: ['ruby', 'amethyst', 'pink', 'orange'],
  teal: ['ruby', 'orange', 'pink', 'amethyst'],
  blue: ['ruby', 'orange', 'pink', 'emerald'],
  violet: ['emerald', 'turquoise', 'orange', 'ruby'],
  pink: ['sapphire', 'turquoise', 'emerald', 'amethyst'],
  slate: ['ruby', 'orange', 'emerald', 'turquoise', 'amethyst', 'pink', 'sapphire'],
};

/** The colour of what may vary in a picture: the one that its name speaks of, or one that stands out. */
export function toneOf(name: string, { family, seed }: { family: string; seed: string }): Ramp {
  const named = namedTone(name);
  if (named && named.family !== family) return ramps[named.tone];
  const fitting = contrasts[family] ?? contrasts['slate'] ?? [];
  return ramps[fitting[Math.floor(random(`tone/${seed}`)() * fitting.length)] ?? 'ruby'];
}
