import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const hull = 'M0 -92C22 -70 32 -38 30 -4C29 16 24 32 18 44H-18C-24 32 -29 16 -30 -4C-32 -38 -22 -70 0 -92Z';
const flame = 'M-16 44C-24 66 -10 78 0 102C10 78 24 66 16 44Z';

/** A rocket on its way up. */
export function rocket(ink: Ink, tone: Ramp): string {
  const fin = 'M26 6C50 20 56 44 50 66C42 54 30 48 18 44Z';
  const body =
    `<path d="${flame}" fill="#e23a12" stroke="#7a1408" stroke-width="3"/><path d="${flame}" fill="${ink.linear(['#ffb21f', '#ff5a1a'])}" transform="translate(0 4) scale(.86 .9)"/><path d="${flame}" fill="${ink.linear(['#ffffff', '#ffe45c'])}" transform="translate(0 16) scale(.5 .62)"/>` +
    ink.both(ink.solid({ d: fin, ramp: tone, bevel: 3 })) +
    ink.solid({
      d: hull,
      ramp: ramps.white,
      bevel: 4,
      fill: ink.linear(['#a9b8d4', [0.25, '#ffffff'], [0.6, '#eef3fb'], '#8293b4'], [0, 0, 1, 0]),
    }) +
    ink.within(
      hull,
      `<path d="M-40 -100H40V-50Q0 -40 -40 -50Z" fill="${ink.linear([tone.shade, [0.3, tone.light], [0.6, tone.base], tone.shade], [0, 0, 1, 0])}"/><path d="M-40 30Q0 40 40 30V60H-40Z" fill="${ink.linear([tone.shade, [0.3, tone.light], [0.6, tone.base], tone.shade], [0, 0, 1, 0])}"/><path d="M-40 -50Q0 -40 40 -50M-40 30Q0 40 40 30" fill="none" stroke="#1b2440" stroke-width="2.400"/><path d="M-24 -6C-24 -40 -16 -64 -4 -80C-8 -50 -14 -20 -14 36C-20 26 -24 12 -24 -6Z" fill="#fff" fill-opacity=".55"/>`,
    ) +
    `<circle cy="-14" r="18" fill="${ramps.gold.deep}"/><circle cy="-14" r="16.500" fill="${ink.linear([ramps.gold.glint, ramps.gold.base, ramps.gold.shade])}"/><circle cy="-14" r="11.500" fill="${ink.radial(['#c9f4ff', '#2f8fe0', '#0c2a66'], [0.4, 0.35, 0.7, 0])}"/><path d="M-7 -18Q-2 -24 5 -22" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>` +
    ink.solid({ d: 'M-5 14H5L7 62Q0 68 -7 62Z', ramp: tone, bevel: 2 });
  const puffs = shape
    .triples('-62 66 17, -80 50 11, -44 80 15, -72 84 14, -90 72 9')
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink.radial(['#ffffff', '#dfe6fb', '#8f9ac8'], [0.45, 0.35, 0.7, 0])}" fill-opacity=".9"/>`,
    )
    .join('');
  return (
    ink.glow({ x: -44, y: 44, rx: 60, tint: '#ff9a2e', strength: 0.8 }) +
    puffs +
    `<path d="M-92 30L-58 6M-30 92L-8 60M-96 -2L-76 -16" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>` +
    ink.place('translate(14 -10) rotate(40) scale(.92)', body) +
    ink.spark({ x: -60, y: -60, r: 13 }) +
    ink.spark({ x: 76, y: 40, r: 11 }) +
    ink.spark({ x: 22, y: -44, r: 11 })
  );
}
