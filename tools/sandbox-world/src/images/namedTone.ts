export type ToneName = 'ruby' | 'orange' | 'gold' | 'emerald' | 'turquoise' | 'sapphire' | 'amethyst' | 'pink';

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

/** Returns the colour mentioned in a name, and the family of schemes without contrast to it. */
export function namedTone(name: string): { tone: ToneName; family: string } | undefined {
  const match = words.find(([pattern]) => pattern.test(name));
  return match && { tone: match[1], family: match[2] };
}
