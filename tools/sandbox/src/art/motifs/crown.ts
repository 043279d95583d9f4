import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const front =
  'M-68 44L-82 -28Q-62 -2 -46 -8Q-36 -18 -42 -44Q-24 -10 -10 -14Q-2 -22 0 -62Q2 -22 10 -14Q24 -10 42 -44Q36 -18 46 -8Q62 -2 82 -28L68 44Q0 70 -68 44Z';
const band = 'M-70 36Q0 62 70 36L67 60Q0 84 -67 60Z';

/** A royal crown with velvet, pearls and set stones. */
export function crown(ink: Ink, tone: Ramp): string {
  const velvet = ink.solid({ d: 'M-62 40C-66 -6 -40 -30 0 -30C40 -30 66 -6 62 40Q0 14 -62 40Z', ramp: tone, bevel: 0 });
  const back = ink.solid({
    d: shape.ellipse([0, 40], 66, 18),
    ramp: { ...ramps.gold, base: ramps.gold.shade, light: ramps.gold.base },
    bevel: 2,
  });
  const tips = shape.triples('-82 -32 9, -42 -50 10, 0 -68 13, 42 -50 10, 82 -32 9');
  const stone = ([x, y]: readonly [number, number], r: number, ramp: Ramp) =>
    `<ellipse cx="${x}" cy="${y}" rx="${r * 1.25}" ry="${r * 1.35}" fill="${ramps.gold.deep}"/>` + ink.ball({ x, y, r, ramp });
  return (
    back +
    velvet +
    ink.solid({
      d: front,
      ramp: ramps.gold,
      bevel: 4,
      fill: ink.linear(
        [ramps.gold.glint, [0.25, ramps.gold.light], [0.5, ramps.gold.base], [0.78, ramps.gold.shade], ramps.gold.base],
        [0.1, 0, 0.85, 1],
      ),
    }) +
    `<path d="M-56 28Q-30 6 0 6T56 28" fill="none" stroke="${ramps.gold.shade}" stroke-width="3"/><path d="M-56 30Q-30 8.500 0 8.500T56 30" fill="none" stroke="${ramps.gold.glint}" stroke-width="1.400"/>` +
    ink.within(front, '<path d="M-90 -40L-20 -70L-50 70L-90 70Z" fill="#fff" fill-opacity=".2"/>') +
    ink.solid({ d: band, ramp: ramps.gold, bevel: 3, light: [0, 0, 1, 0.4] }) +
    stone([0, 61], 10, ramps.ruby) +
    stone([-34, 55], 7.5, ramps.sapphire) +
    stone([34, 55], 7.5, ramps.sapphire) +
    stone([-58, 47], 5, ramps.emerald) +
    stone([58, 47], 5, ramps.emerald) +
    `<path d="M0 -12L12 10L0 30L-12 10Z" fill="${ramps.gold.deep}"/>` +
    ink.solid({ d: 'M0 -7L9 10L0 25L-9 10Z', ramp: tone, outline: 0.6, bevel: 2 }) +
    tips.map(([x, y, r]) => ink.ball({ x, y, r, ramp: r > 12 ? ramps.ruby : ramps.ivory })).join('') +
    ink.spark({ x: -40, y: -2, r: 19 }) +
    ink.spark({ x: 62, y: 30, r: 12 })
  );
}
