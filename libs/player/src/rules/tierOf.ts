/** The highest level that has a colour of its own. */
const HIGHEST = 6;

/** Returns the colour of a VIP label, from 0 to 6; undefined if the gateway does not number its levels. */
export function tierOf(label: { level?: number | string | null | undefined } | null | undefined): number | undefined {
  const level = label?.level;
  return typeof level === 'number' && Number.isInteger(level) && level >= 0 ? Math.min(level, HIGHEST) : undefined;
}
