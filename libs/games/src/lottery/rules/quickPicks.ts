export const quickPicks = ['all', 'big', 'small', 'odd', 'even'] as const;
export type QuickPick = (typeof quickPicks)[number];

const isDigitRow = (options: readonly string[]) => options.length === 10 && options.every((option) => /^\d{1,2}$/.test(option));

/** Rows of ten figures have quick picks; others are too long, or no figures. */
export function hasQuickPicks(options: readonly string[]): boolean {
  return isDigitRow(options);
}

/** The upper or lower half, the odd or even ones, or all. */
export function quickPick(options: readonly string[], pick: QuickPick): string[] {
  const half = options.length / 2;
  if (pick === 'all') return [...options];
  if (pick === 'big') return options.slice(half);
  if (pick === 'small') return options.slice(0, half);
  return options.filter((option) => Number(option) % 2 === (pick === 'odd' ? 1 : 0));
}

/** So many different options, drawn with even chances. */
export function luckyPick(options: readonly string[], count: number): string[] {
  const left = [...options];
  return Array.from({ length: Math.min(count, options.length) }, () => {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    return left.splice(random % left.length, 1)[0] ?? '';
  });
}
