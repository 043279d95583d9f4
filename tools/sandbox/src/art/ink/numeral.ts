/** Bold digits, drawn in a box 12 wide and 18 high around the origin. */
const strokes: Record<string, string> = {
  '0': 'M0 -8C-6 -8 -6 8 0 8C6 8 6 -8 0 -8Z',
  '1': 'M-3 -5L1 -8V8',
  '2': 'M-5 -4C-5 -10 6 -10 5 -3C4 1 -3 4 -5 8H6',
  '3': 'M-5 -7C0 -10 6 -8 5 -4C5 -1 1 0 -1 0C3 0 6 2 5 5C4 9 -2 9 -5 6',
  '4': 'M3 8V-8L-6 3H7',
  '5': 'M5 -8H-4L-5 -1C0 -3 6 -1 5 4C4 9 -3 9 -6 6',
  '6': 'M4 -7C-3 -9 -6 0 -5 4C-4 9 5 9 5 4C5 -1 -3 -2 -5 3',
  '7': 'M-5 -8H6L-1 8',
  '8': 'M0 0C-6 -2 -6 -8 0 -8C6 -8 6 -2 0 0C-7 2 -7 8 0 8C7 8 7 2 0 0Z',
  '9': 'M-4 7C3 9 6 0 5 -4C4 -9 -5 -9 -5 -4C-5 1 3 2 5 -3',
};

/** The strokes of a number, each digit set beside the last. */
export function numeral(text: string): string {
  const shift = ((text.length - 1) * 13) / 2;
  return [...text]
    .map(
      (digit, i) =>
        `<path d="${strokes[digit] ?? ''}" transform="translate(${i * 13 - shift} 0)" fill="none" stroke="#1a1626" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');
}
