export const quickPicks = ['all', 'big', 'small', 'odd', 'even'] as const;
export type QuickPick = (typeof quickPicks)[number];

const isDigitRow = (options: readonly string[]) => options.length === 10 && options.every((option) => /^\d{1,2}$/.test(option));

/** Only rows of ten numbers have quick picks. */
export function hasQuickPicks(options: readonly string[]): boolean {
  return isDigitRow(options);
}

/** The upper or lower half of a row, its odd or even numbers, or all. */
export function quickPick(options: readonly string[], pick: QuickPick): string[] {
  const half = options.length / 2;
  if (pick === 'all') return [...options];
  if (pick === 'big') return options.slice(half);
  if (pick === 'small') return options.slice(0, half);
  return options.filter((option) => Number(option) % 2 === (pick === 'odd' ? 1 : 0));
}

/** Random options without repetition, each with the same chance. */
export function luckyPick(options: readonly string[], count: number): string[] {
  const left = [...options];
  return Array.from({ length: Math.min(count, options.length) }, () => {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    return left.splice(random % left.length, 1)[0] ?? '';
  });
}
