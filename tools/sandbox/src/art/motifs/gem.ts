import type { Ink } from '../ink/createInk';
import { facetColor } from '../ink/facetColor';
import type { Ramp } from '../ink/ramps';
import { shape } from '../ink/shape';

const outline = 'M-44 -56L-15 -60L15 -60L44 -56L80 -18L0 74L-80 -18Z';
/** Facets from the table to the tip, each with its brightness. */
const facets: [string, number][] = [
  ['-44 -56, -15 -60, 15 -60, 44 -56, 26 -40, -26 -40', 1],
  ['-44 -56, -26 -40, -52 -13, -80 -18', 0.86],
  ['-26 -40, -52 -13, -20 -9', 0.5],
  ['-26 -40, 26 -40, 20 -9, -20 -9', 0.82],
  ['26 -40, 52 -13, 20 -9', 0.3],
  ['44 -56, 26 -40, 52 -13, 80 -18', 0.6],
  ['-80 -18, -52 -13, 0 74', 0.74],
  ['-52 -13, -20 -9, 0 74', 0.36],
  ['-20 -9, 20 -9, 0 74', 0.6],
  ['20 -9, 52 -13, 0 74', 0.24],
  ['52 -13, 80 -18, 0 74', 0.14],
];

/** A brilliant-cut stone with two more behind it. */
export function gem(ink: Ink, tone: Ramp): string {
  const cut = facets
    .map(([corners, brightness]) => {
      const paint = ink.linear([facetColor(tone, brightness + 0.1), facetColor(tone, brightness - 0.16)]);
      return `<path d="${shape.polygon(shape.points(corners))}" fill="${paint}" stroke="${tone.glint}" stroke-opacity=".45" stroke-width=".9" stroke-linejoin="round"/>`;
    })
    .join('');
  const inner = `<path d="M-20 -9L0 74L-36 20Z" fill="${tone.glint}" fill-opacity=".3"/><path d="M20 -9L0 40L8 -9Z" fill="#fff" fill-opacity=".45"/><path d="M-72 -20L-40 -54L-30 -44L-52 -16Z" fill="#fff" fill-opacity=".6"/>`;
  const stone =
    `<path d="${outline}" fill="${tone.deep}" stroke="${tone.deep}" stroke-width="5" stroke-linejoin="round"/>` +
    cut +
    ink.within(outline, inner) +
    `<path d="M-80 -18L-44 -56L-15 -60L15 -60L44 -56L80 -18" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.800" stroke-linejoin="round"/>`;
  return (
    ink.place('translate(-54 34) rotate(-24) scale(.46)', stone) +
    ink.place('translate(56 32) rotate(22) scale(.46)', stone) +
    ink.glow({ x: 0, y: -10, rx: 90, tint: tone.glint, strength: 0.5 }) +
    ink.place('translate(0 -8)', stone) +
    ink.spark({ x: -38, y: -58, r: 20 }) +
    ink.spark({ x: 56, y: -4, r: 12 }) +
    ink.spark({ x: -62, y: 22, r: 10 })
  );
}
