/** The kind of numbers that a lottery draws. */
export type LotteryKind =
  | { family: 'digits'; length: 2 | 3 | 4 | 5 }
  | { family: 'dice' }
  | { family: 'race' }
  | { family: 'pool'; drawn: number; of: number }
  | { family: 'vietnam'; region: string };

type Named = { name: string; gameCode: string };

const named: [RegExp, LotteryKind][] = [
  [/6\/42/, { family: 'pool', drawn: 6, of: 42 }],
  [/6\/49/, { family: 'pool', drawn: 6, of: 49 }],
  [/Daily Six|Jackpot/, { family: 'pool', drawn: 6, of: 45 }],
  [/Power Draw/, { family: 'pool', drawn: 5, of: 50 }],
  [/Keno|Happy Eight/, { family: 'pool', drawn: 20, of: 80 }],
  [/Dice|Three/, { family: 'dice' }],
  [/Race|Racing|Airship/, { family: 'race' }],
  [/2D/, { family: 'digits', length: 2 }],
  [/3D|Lucky 28/, { family: 'digits', length: 3 }],
  [/4D/, { family: 'digits', length: 4 }],
];

/** Derives the kind from the code of a Vietnam lottery, or from the lottery's name; five digits if the name gives no hint. */
export function lotteryKind({ name, gameCode }: Named): LotteryKind {
  const [, region] = /^vn-(\w+)-/.exec(gameCode) ?? [];
  if (region !== undefined) return { family: 'vietnam', region };
  return named.find(([pattern]) => pattern.test(name))?.[1] ?? { family: 'digits', length: 5 };
}

/** The menu group of a kind. */
export function groupOf(kind: LotteryKind): string {
  if (kind.family === 'vietnam') return `vn-${kind.region}`;
  if (kind.family === 'pool') return 'numbers';
  return kind.family === 'digits' ? 'digits' : 'fast';
}
