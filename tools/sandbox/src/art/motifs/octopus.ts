import { bubbles } from '../ink/bubbles';
import type { Ink } from '../ink/createInk';
import { eye } from '../ink/eye';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const head = shape.mirrored(shape.points('0 -82, 28 -78, 50 -56, 54 -26, 42 0, 36 18, 20 28, 0 30'));
const arms = [
  'M26 14C46 22 66 10 72 -8C76 -22 90 -22 90 -8',
  'M30 18C52 40 80 32 84 52C86 68 68 72 64 60',
  'M16 22C24 52 58 52 52 76C48 90 32 86 36 74',
  'M4 24C4 54 20 58 10 80C4 92 -10 86 -4 76',
];

/** A cheerful octopus with curling arms. */
export function octopus(ink: Ink, tone: Ramp): string {
  const skin = tone === ramps.emerald || tone === ramps.turquoise ? ramps.pink : tone === ramps.sapphire ? ramps.coral : ramps.amethyst;
  const arm = (d: string, width: number) =>
    ink.tube({ d, width, ramp: skin }) +
    `<path d="${d}" fill="none" stroke="${skin.glint}" stroke-width="5" stroke-linecap="round" stroke-dasharray="0.1 8.500" transform="translate(2.400 3.400)" stroke-opacity=".9"/>`;
  const cheeks = ink.both(ink.glow({ x: 36, y: 2, rx: 15, ry: 10, tint: '#ff5f8f', strength: 0.7 }));
  return (
    ink.both(arm(arms[0] ?? '', 15)) +
    ink.both(arm(arms[1] ?? '', 16)) +
    ink.both(arm(arms[2] ?? '', 17)) +
    arm(arms[3] ?? '', 17) +
    ink.solid({
      d: head,
      ramp: skin,
      bevel: 4,
      fill: ink.radial([skin.glint, [0.2, skin.light], [0.55, skin.base], [0.95, skin.shade]], [0.4, 0.28, 0.8, 0]),
    }) +
    ink.within(
      head,
      `<path d="M-40 -52Q-30 -76 4 -76Q-22 -62 -28 -38Z" fill="#fff" fill-opacity=".5"/>` +
        shape
          .triples('24 -62 7, 36 -48 5, 16 -72 4, 30 -36 3.5')
          .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${skin.shade}" fill-opacity=".6"/>`)
          .join(''),
    ) +
    cheeks +
    eye(ink, { x: -20, y: -18, r: 17, iris: '#159a9c', look: 0.2 }) +
    eye(ink, { x: 22, y: -18, r: 17, iris: '#159a9c', look: -0.2 }) +
    `<path d="M-42 -42Q-24 -46 -6 -34M42 -42Q24 -46 8 -34" fill="none" stroke="${skin.deep}" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M-13 8Q0 22 15 7" fill="#3b0a24" stroke="${skin.deep}" stroke-width="3.400" stroke-linecap="round" stroke-linejoin="round"/>` +
    bubbles(ink, shape.triples('-72 -58 9, -60 -78 5, 72 -56 6, 82 -74 4'))
  );
}
