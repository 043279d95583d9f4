import { type Ramp, ramps } from './ink/ramps';
import { random } from './ink/random';

type ToneName = 'ruby' | 'orange' | 'gold' | 'emerald' | 'turquoise' | 'sapphire' | 'amethyst' | 'pink';

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

const words: [RegExp, ToneName, family: string][] = [
  [/ruby|scarlet|crimson|red|ember|cherry/i, 'ruby', 'red'],
  [/gold|golden|ginto|sunrise|solar|shwe/i, 'gold', 'gold'],
  [/topaz|amber|spic|fire|mango/i, 'orange', 'gold'],
  [/emerald|jade|bamboo|jungle|clover/i, 'emerald', 'green'],
  [/opal|turquoise|lagoon|reef|tide/i, 'turquoise', 'teal'],
  [/sapphire|sky|blue|azure|crystal|frosty/i, 'sapphire', 'blue'],
  [/amethyst|storm|moon|midnight|mystic|velvet/i, 'amethyst', 'violet'],
  [/pink|peony|rose|blossom|sampaguita/i, 'pink', 'pink'],
];

/** The colour that a name speaks of, and the family of schemes it would drown in. */
export function namedTone(name: string): { tone: ToneName; family: string } | undefined {
  const match = words.find(([pattern]) => pattern.test(name));
  return match && { tone: match[1], family: match[2] };
}

/** The colour of what may vary in a picture: the one that its name speaks of, or one that stands out. */
export function toneOf(name: string, { family, seed }: { family: string; seed: string }): Ramp {
  const named = namedTone(name);
  if (named && named.family !== family) return ramps[named.tone];
  const fitting = contrasts[family] ?? contrasts['slate'] ?? [];
  return ramps[fitting[Math.floor(random(`tone/${seed}`)() * fitting.length)] ?? 'ruby'];
}
