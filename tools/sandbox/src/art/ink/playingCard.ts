import type { Ink } from './createInk';
import { type Ramp, ramps } from './ramps';
import { shape } from './shape';
import { suits } from './suits';

const ranks = {
  A: 'M-8 10L-2.500 -10H2.500L8 10H4L2.800 5H-2.800L-4 10ZM-1.900 1.400H1.900L0 -6Z',
  K: 'M-7 -10H-3V-2L4 -10H8.500L1.500 -2L9 10H4.500L-1 1L-3 3.200V10H-7Z',
  Q: 'M0 -10C5 -10 8 -6 8 0C8 2.800 7.400 5 6.200 6.700L8.600 9L6.200 11.400L3.600 9C2.500 9.700 1.300 10 0 10C-5 10 -8 6 -8 0C-8 -6 -5 -10 0 -10ZM0 -6.400C-2.700 -6.400 -4.100 -4 -4.100 0C-4.100 4 -2.700 6.400 0 6.400C2.700 6.400 4.100 4 4.100 0C4.100 -4 2.700 -6.400 0 -6.400Z',
  J: 'M2 -10H6V4C6 8 3.500 10.300 0 10.300C-3.500 10.300 -6 8 -6 4.400H-2C-2 6 -1.300 6.900 0 6.900C1.400 6.900 2 6 2 4.200Z',
} as const;

/** A playing card of 76 × 106 around the origin. */
export function playingCard(
  ink: Ink,
  { rank, suit, ramp = ramps.ivory }: { rank: keyof typeof ranks; suit: keyof typeof suits; ramp?: Ramp },
): string {
  const red = suit === 'heart' || suit === 'diamond';
  const paint = red ? ink.linear(['#ff4d5e', '#a8041f']) : ink.linear(['#4a5474', '#0d1122']);
  const corner = `<path d="${ranks[rank]}" transform="translate(-26 -39)" fill="${paint}"/><path d="${suits[suit]}" transform="translate(-26 -20) scale(.4)" fill="${paint}"/>`;
  const d = shape.box([-38, -53], [76, 106], 9);
  return (
    ink.solid({ d, ramp, bevel: 2, outline: 1.2, fill: ink.linear(['#ffffff', [0.6, '#fbf7ec'], '#d9cfba'], [0, 0, 0.8, 1]) }) +
    `<path d="${shape.box([-33, -48], [66, 96], 6)}" fill="none" stroke="${ramps.gold.base}" stroke-opacity=".75" stroke-width="1.200"/>` +
    corner +
    ink.place('rotate(180)', corner) +
    `<path d="${suits[suit]}" transform="translate(0 2) scale(1.020)" fill="${paint}"/>` +
    `<path d="${suits[suit]}" transform="translate(0 2) scale(1.020)" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.500"/>`
  );
}
