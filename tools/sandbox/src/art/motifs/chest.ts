import { coin } from '../ink/coin';
import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const lid = 'M-76 -10C-84 -48 -66 -78 -40 -80H40C66 -78 84 -48 76 -10Z';
const inside = 'M-66 -12C-72 -42 -58 -66 -36 -68H36C58 -66 72 -42 66 -12Z';
const box = 'M-76 14H76L68 78H-68Z';

/** An open chest that overflows with gold. */
export function chest(ink: Ink, tone: Ramp): string {
  const gold = ink.linear([ramps.gold.glint, ramps.gold.base, ramps.gold.shade], [0, 0, 1, 1]);
  const strap = (d: string) => `<path d="${d}" fill="${gold}" stroke="${ramps.gold.deep}" stroke-width="2"/>`;
  const heap = shape.quads(
    '-46 4 17 -20, 44 4 17 24, -20 -8 18 -8, 22 -8 18 12, 0 -20 18 4, -34 -20 14 -30, 36 -22 14 26, -2 4 18 0, -60 12 12 -34, 60 12 12 30',
  );
  return (
    ink.solid({ d: lid, ramp: ramps.wood, bevel: 3.4 }) +
    `<path d="${inside}" fill="${ink.radial(['#fff2a0', [0.4, '#c47a1a'], '#2a0d04'], [0.5, 0.95, 0.95, 0])}" stroke="${ramps.wood.deep}" stroke-width="3"/>` +
    `<path d="${lid}" fill="none" stroke="${gold}" stroke-width="6" stroke-linejoin="round"/>` +
    ink.glow({ x: 0, y: -16, rx: 96, ry: 60, tint: '#ffe27a', strength: 0.95 }) +
    heap.map(([x, y, r, turn]) => coin(ink, { x, y, r, turn, squash: 0.72, mark: 'plain' })).join('') +
    ink.place(
      'translate(-26 -34) rotate(-18) scale(.26)',
      `<path d="M-80 -18L-44 -56H44L80 -18L0 74Z" fill="${tone.deep}" stroke="${tone.deep}" stroke-width="10"/><path d="M-80 -18L-44 -56H44L80 -18L0 74Z" fill="${ink.linear([tone.glint, tone.base, tone.shade])}"/><path d="M-80 -18H80M-30 -18L0 74L30 -18" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none"/>`,
    ) +
    ink.ball({ x: 28, y: -36, r: 10, ramp: ramps.ruby }) +
    ink.ball({ x: 8, y: -40, r: 7, ramp: ramps.emerald }) +
    `<path d="M-60 6C-40 22 -14 10 4 18C20 24 40 12 58 20" fill="none" stroke="#8f7fb0" stroke-width="7.500" stroke-linecap="round" stroke-dasharray="0.1 8.600"/><path d="M-60 6C-40 22 -14 10 4 18C20 24 40 12 58 20" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-dasharray="0.1 8.600"/>` +
    ink.solid({ d: box, ramp: ramps.wood, bevel: 3.4 }) +
    ink.within(box, '<path d="M-90 34H90M-90 56H90" stroke="#2a1305" stroke-opacity=".55" stroke-width="2.600"/>') +
    strap('M-80 10H80L79 24H-79Z') +
    ink.both(strap('M44 22H60L55 79H41Z')) +
    strap('M-69 70H69L68 80H-68Z') +
    ink.solid({ d: shape.box([-17, 14], [34, 36], 7), ramp: ramps.gold, bevel: 3 }) +
    `<circle cx="0" cy="28" r="5.500" fill="${ramps.gold.deep}"/><path d="M-3 30H3L5 42H-5Z" fill="${ramps.gold.deep}"/>` +
    ink.spark({ x: -6, y: -26, r: 20 }) +
    ink.spark({ x: 46, y: -30, r: 12 }) +
    ink.spark({ x: -58, y: -2, r: 10 })
  );
}
