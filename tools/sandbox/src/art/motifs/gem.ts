import type { Ink } from '../ink/createInk';
import { facetColor } from '../ink/facetColor';
import type { Ramp } from '../ink/ramps';
import { type Point, shape } from '../ink/shape';

const top: Point[] = [
  [-44, -56],
  [-15, -60],
  [15, -60],
  [44, -56],
];
const girdle: Point[] = [
  [-80, -18],
  [-52, -13],
  [-20, -9],
  [20, -9],
  [52, -13],
  [80, -18],
];
const culet: Point = [0, 74];
const outline = shape.polygon([...top, ...[...girdle].reverse().slice(0, 1), culet, [-80, -18]]);

const facets: [Point[], number][] = [
  [
    [
      [-44, -56],
      [-15, -60],
      [15, -60],
      [44, -56],
      [26, -40],
      [-26, -40],
    ],
    0.95,
  ],
  [
    [
      [-44, -56],
      [-26, -40],
      [-52, -13],
      [-80, -18],
    ],
    0.8,
  ],
  [
    [
      [-26, -40],
      [-52, -13],
      [-20, -9],
    ],
    0.6,
  ],
  [
    [
      [-26, -40],
      [26, -40],
      [20, -9],
      [-20, -9],
    ],
    0.72,
  ],
  [
    [
      [26, -40],
      [52, -13],
      [20, -9],
    ],
    0.42,
  ],
  [
    [
      [44, -56],
      [26, -40],
      [52, -13],
      [80, -18],
    ],
    0.55,
  ],
  [[[-80, -18], [-52, -13], culet], 0.62],
  [[[-52, -13], [-20, -9], culet], 0.4],
  [[[-20, -9], [20, -9], culet], 0.52],
  [[[20, -9], [52, -13], culet], 0.3],
  [[[52, -13], [80, -18], culet], 0.2],
];

/** A brilliant-cut stone. */
export function gem(ink: Ink, tone: Ramp): string {
  const cut = facets
    .map(([points, brightness]) => {
      const paint = ink.linear([facetColor(tone, brightness + 0.12), facetColor(tone, brightness - 0.14)]);
      return `<path d="${shape.polygon(points)}" fill="${paint}" stroke="${tone.glint}" stroke-opacity=".35" stroke-width=".8" stroke-linejoin="round"/>`;
    })
    .join('');
  const inner = `<path d="M-20 -9L0 74L-36 20Z" fill="${tone.glint}" fill-opacity=".28"/><path d="M20 -9L0 40L8 -9Z" fill="#fff" fill-opacity=".35"/><path d="M-72 -20L-40 -54L-30 -44L-52 -16Z" fill="#fff" fill-opacity=".55"/>`;
  return (
    `<path d="${outline}" fill="${tone.deep}" stroke="${tone.deep}" stroke-width="5" stroke-linejoin="round"/>` +
    cut +
    ink.within(outline, inner) +
    `<path d="M-80 -18L-44 -56L-15 -60L15 -60L44 -56L80 -18" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.6" stroke-linejoin="round"/>` +
    ink.spark({ x: -38, y: -50, r: 20 }) +
    ink.spark({ x: 56, y: 6, r: 11 })
  );
}
