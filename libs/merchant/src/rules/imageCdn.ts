import { readStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const draw = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/**
 * Returns the CDN list in this session's order: one CDN chosen at random once per session, so that caching works (product 2,
 * "Image CDN"), then the next in the list as fallback.
 */
export function imageCdns(list: readonly string[]): string[] {
  const first = Math.min(Math.floor(sessionDraw() * list.length), list.length - 1);
  return [...list.slice(first), ...list.slice(0, first)];
}

let drawn: number | undefined;

function sessionDraw(): number {
  // Prerendered markup uses the first CDN of the list.
  if (typeof window === 'undefined') return 0;
  drawn ??= readStored('session', 'imageCdn', draw);
  if (drawn === undefined) {
    drawn = Math.random();
    writeStored('session', 'imageCdn', drawn);
  }
  return drawn;
}
