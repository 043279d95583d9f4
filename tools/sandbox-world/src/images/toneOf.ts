import { random } from './ink/random';
import { type ToneName, namedTone } from './namedTone';

/** For each family of background colours, the tones that stand out against it. */
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

/** Returns the variable colour of an image: the one mentioned in the name, or one with enough contrast. */
export function toneOf(name: string, { family, seed }: { family: string; seed: string }): ToneName {
  const named = namedTone(name);
  if (named && named.family !== family) return named.tone;
  const fitting = contrasts[family] ?? contrasts['slate'] ?? [];
  return fitting[Math.floor(random(`tone/${seed}`)() * fitting.length)] ?? 'ruby';
}
