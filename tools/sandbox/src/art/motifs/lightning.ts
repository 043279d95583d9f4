import type { Ink } from '../ink/createInk';
import { extrude } from '../ink/extrude';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const bolt = 'M18 -62L-34 10L-6 8L-24 72L40 -12L10 -9L36 -58Z';
const cloud = shape.smooth(
  shape.points('-78 -28, -70 -50, -48 -52, -34 -74, -4 -72, 10 -62, 34 -76, 56 -58, 74 -54, 82 -30, 60 -16, -56 -14'),
);

/** A bolt that breaks from a storm cloud. */
export function lightning(ink: Ink, tone: Ramp): string {
  const dark = { ...ramps.steel, light: '#cfd9ff', base: '#6e7ec0', shade: '#36407c', deep: '#121634' };
  const forks = ['M-46 -16L-58 14L-46 12L-60 44', 'M54 -16L46 10L58 10L48 38']
    .map(
      (d) =>
        `<path d="${d}" fill="none" stroke="${tone.light}" stroke-width="6" stroke-opacity=".55" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#fff" stroke-width="2.400" stroke-linejoin="round"/>`,
    )
    .join('');
  return (
    ink.glow({ x: 0, y: 0, rx: 96, tint: '#fff2a8', strength: 0.8 }) +
    forks +
    ink.solid({ d: cloud, ramp: dark, bevel: 5 }) +
    ink.within(
      cloud,
      `<path d="M-70 -46Q-44 -50 -34 -70M-6 -64Q14 -58 30 -70" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`,
    ) +
    extrude(ink, { d: bolt, ramp: ramps.gold, depth: 7, rim: ramps.white }) +
    ink.gloss({ d: bolt, over: 'M-60 -70H60L20 -24L-30 0Z', strength: 0.7 }) +
    ink.spark({ x: 26, y: -48, r: 17 }) +
    ink.spark({ x: -22, y: 60, r: 15, tint: '#ffe680' })
  );
}
