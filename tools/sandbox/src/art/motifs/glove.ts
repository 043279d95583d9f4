import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const fist = shape.smooth(shape.points('-30 -62, 2 -76, 34 -66, 50 -38, 50 -4, 36 22, 6 30, -24 26, -38 6, -42 -30'));
const thumb = shape.smooth(shape.points('-36 -34, -52 -30, -60 -10, -52 12, -32 20, -18 8, -20 -14'));

/** A boxing glove that lands its punch. */
export function glove(ink: Ink, tone: Ramp): string {
  const leather = tone.base === ramps.gold.base ? ramps.ruby : tone === ramps.emerald ? ramps.sapphire : ramps.ruby;
  const rays = shape.ring(12, (i, at) =>
    ink.place(
      `rotate(${at})`,
      `<path d="M-6 -66L0 ${i % 2 ? -98 : -88}L6 -66Z" fill="${i % 2 ? '#fff3b0' : '#ffd23e'}" fill-opacity=".85"/>`,
    ),
  );
  return (
    ink.place(
      'translate(2 -14)',
      `<path d="${shape.star(14, 88, 62)}" fill="${ink.radial(['#fffbe0', [0.5, '#ffd84a'], '#ff8a1f'])}" stroke="#7a2a06" stroke-width="3" stroke-linejoin="round"/>${rays}`,
    ) +
    ink.place(
      'rotate(10)',
      ink.solid({ d: 'M-30 24Q4 34 38 20L44 66Q4 80 -34 68Z', ramp: leather, bevel: 3.4 }) +
        ink.solid({ d: 'M-34 44Q4 56 42 40L46 68Q4 84 -36 70Z', ramp: ramps.white, bevel: 3 }) +
        `<path d="M-18 52L-10 74M-2 54V78M14 53L12 76" stroke="#b8c3da" stroke-width="3"/>` +
        ink.solid({
          d: fist,
          ramp: leather,
          bevel: 4.6,
          fill: ink.radial([leather.glint, [0.18, leather.light], [0.55, leather.base], leather.shade], [0.42, 0.3, 0.78, 0]),
        }) +
        ink.within(
          fist,
          `<path d="M-30 -40C-6 -20 22 -22 50 -34M-24 -4Q10 8 48 -10" fill="none" stroke="${leather.deep}" stroke-opacity=".6" stroke-width="3.400" stroke-linecap="round"/><path d="M-30 -48Q-16 -70 14 -68Q-8 -56 -18 -38Q-32 -34 -30 -48Z" fill="#fff" fill-opacity=".6"/>`,
        ) +
        ink.solid({ d: thumb, ramp: leather, bevel: 3.6 }) +
        ink.gloss({ d: thumb, over: 'M-56 -14Q-50 -30 -36 -30Q-44 -14 -46 4Z', strength: 0.6 }),
    ) +
    ink.spark({ x: -34, y: -54, r: 15 }) +
    ink.spark({ x: 64, y: 48, r: 10, tint: '#ffe27a' })
  );
}
