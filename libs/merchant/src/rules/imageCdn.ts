import { readStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

const draw = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/**
 * The CDN list in this session's order: one at random once per session, then always the same one, so that caches help
 * (product 2, "Image CDN"); the next in the list is the one to fail over to.
 */
export function imageCdns(list: readonly string[]): string[] {
  const first = Math.min(Math.floor(sessionDraw() * list.length), list.length - 1);
  return [...list.slice(first), ...list.slice(0, first)];
}

let drawn: number | undefined;

function sessionDraw(): number {
  // Prerendered markup takes the first of the list.
  if (typeof window === 'undefined') return 0;
  drawn ??= readStored('session', 'imageCdn', draw);
  if (drawn === undefined) {
    drawn = Math.random();
    writeStored('session', 'imageCdn', drawn);
  }
  return drawn;
}
