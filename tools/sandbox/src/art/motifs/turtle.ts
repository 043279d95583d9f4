import { bubbles } from '../ink/bubbles';
import type { Ink } from '../ink/createInk';
import { eye } from '../ink/eye';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const shell = shape.smooth(shape.points('-40 14, -34 -22, -8 -48, 28 -52, 58 -34, 74 -4, 78 22, 56 36, 14 40, -24 34'));
const head = shape.smooth(shape.points('-36 4, -48 -18, -70 -24, -88 -10, -90 8, -78 22, -56 26, -38 24'));
const front = shape.smooth(shape.points('-22 26, -46 44, -60 76, -52 88, -24 72, 2 40'));
const back = shape.smooth(shape.points('48 32, 70 40, 92 62, 84 72, 58 62, 38 42'));

/** A sea turtle with a jewelled shell. */
export function turtle(ink: Ink, tone: Ramp): string {
  const skin = { ...ramps.leaf, light: '#c4ee7a', base: '#7cc243', shade: '#357f2c', deep: '#123611' };
  const plates = [
    shape.points('0 -46, 26 -48, 36 -22, 14 -8, -10 -20'),
    shape.points('26 -48, 56 -34, 62 -12, 36 -22'),
    shape.points('-10 -20, 14 -8, 12 18, -16 22, -34 0'),
    shape.points('14 -8, 36 -22, 62 -12, 60 12, 12 18'),
    shape.points('-34 -8, -10 -20, 0 -46, -24 -34'),
  ] as const;
  const flipper = (d: string) =>
    ink.solid({ d, ramp: skin, bevel: 3 }) +
    ink.within(
      d,
      `<g fill="${skin.shade}" fill-opacity=".55"><circle cx="-40" cy="58" r="6"/><circle cx="-30" cy="72" r="5"/><circle cx="-50" cy="74" r="4"/><circle cx="68" cy="52" r="4.500"/><circle cx="78" cy="62" r="3.500"/></g>`,
    );
  return (
    flipper(back) +
    ink.place('translate(26 -4) scale(.82)', flipper(front)) +
    ink.solid({
      d: shape.smooth(shape.points('-44 18, -26 40, 20 50, 62 44, 84 24, 40 30')),
      ramp: ramps.ivory,
    }) +
    ink.solid({ d: head, ramp: skin, bevel: 3.4 }) +
    ink.solid({
      d: shell,
      ramp: tone,
      bevel: 4,
      fill: ink.radial([tone.glint, [0.25, tone.light], [0.6, tone.base], [1, tone.shade]], [0.4, 0.25, 0.85, 0]),
    }) +
    ink.within(
      shell,
      plates
        .map(
          (points) =>
            `<path d="${shape.polygon(points)}" fill="${ink.linear([tone.light, tone.shade], [0.2, 0, 0.8, 1])}" fill-opacity=".75" stroke="${tone.deep}" stroke-width="3.400" stroke-linejoin="round"/><path d="${shape.polygon(points)}" transform="translate(1.200 1.600)" fill="none" stroke="${tone.glint}" stroke-opacity=".6" stroke-width="1.200"/>`,
        )
        .join('') + '<path d="M-34 -2Q-20 -44 24 -48Q-6 -34 -16 10Z" fill="#fff" fill-opacity=".3"/>',
    ) +
    `<path d="M-44 16Q10 44 82 24" fill="none" stroke="${ramps.gold.deep}" stroke-width="9" stroke-linecap="round"/><path d="M-43 15Q10 42 80 23" fill="none" stroke="${ink.linear([ramps.gold.glint, ramps.gold.base])}" stroke-width="5.500" stroke-linecap="round"/>` +
    flipper(front) +
    eye(ink, { x: -66, y: -4, r: 11, iris: '#7a4a12', look: -0.4 }) +
    `<path d="M-88 10Q-76 18 -62 14" fill="none" stroke="${skin.deep}" stroke-width="3" stroke-linecap="round"/><ellipse cx="-54" cy="12" rx="7" ry="4.500" fill="#ff8b6a" fill-opacity=".6"/>` +
    bubbles(ink, shape.triples('-84 -46 7, -70 -62 4.5, -8 76 6, 30 72 4')) +
    ink.spark({ x: 6, y: -40, r: 14 })
  );
}
