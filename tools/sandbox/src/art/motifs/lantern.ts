import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

function body(ink: Ink, ramp: Ramp): string {
  const d = 'M-26 -42C-72 -34 -72 38 -26 46H26C72 38 72 -34 26 -42Z';
  const lit = ink.radial(['#fff6c2', [0.35, ramp.light], [0.75, ramp.base], [1, ramp.shade]], [0.5, 0.55, 0.62, 0]);
  const ribs = [58, 40, 20]
    .map(
      (rx) =>
        `<ellipse cy="2" rx="${rx}" ry="44.500" fill="none" stroke="${ramp.deep}" stroke-opacity=".5" stroke-width="2"/><ellipse cx="-1.300" cy="2" rx="${rx}" ry="44.500" fill="none" stroke="${ramp.glint}" stroke-opacity=".4" stroke-width="1"/>`,
    )
    .join('');
  const cap = (y: number) => ink.solid({ d: shape.box([-29, y], [58, 11], 4), ramp: ramps.gold, bevel: 2, light: [0, 0, 1, 0.3] });
  const fringe = [-16, -8, 0, 8, 16]
    .map(
      (x) =>
        `<path d="M${x * 0.5} 66Q${x} 78 ${x} 94" fill="none" stroke="${x === 0 ? ramps.gold.light : ramps.gold.base}" stroke-width="4" stroke-linecap="round"/>`,
    )
    .join('');
  return (
    `<path d="M0 -92V-52" stroke="${ramps.gold.base}" stroke-width="3"/>` +
    ink.solid({ d, ramp, fill: lit, bevel: 3 }) +
    ink.within(d, ribs) +
    `<path d="M0 -16L22 2L0 24L-22 2Z" fill="none" stroke="${ramps.gold.deep}" stroke-opacity=".5" stroke-width="6"/><path d="M0 -16L22 2L0 24L-22 2Z" fill="none" stroke="${ink.linear([ramps.gold.glint, ramps.gold.base])}" stroke-width="3.600"/><path d="M0 -6L10 2L0 13L-10 2Z" fill="${ramps.gold.light}"/>` +
    cap(-52) +
    cap(44) +
    fringe +
    ink.ball({ x: 0, y: 63, r: 7, ramp: ramps.jade }) +
    ink.gloss({ d, over: 'M-60 -30Q-40 -44 -12 -42Q-44 -20 -46 16Q-66 6 -60 -30Z', strength: 0.65 })
  );
}

/** Paper lanterns glowing in the dark. */
export function lantern(ink: Ink, tone: Ramp): string {
  return (
    ink.place('translate(-62 -20) scale(.5)', ink.glow({ x: 0, y: 0, rx: 100, tint: '#ffb84d', strength: 0.7 }) + body(ink, tone)) +
    ink.place('translate(64 -26) scale(.44)', ink.glow({ x: 0, y: 0, rx: 100, tint: '#ffb84d', strength: 0.7 }) + body(ink, tone)) +
    ink.glow({ x: 0, y: 0, rx: 100, tint: '#ffd05c', strength: 0.85 }) +
    body(ink, ramps.ruby)
  );
}
