import type { Ink } from '../ink/createInk';
import { eye } from '../ink/eye';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const ear = shape.smooth(shape.points('30 -40, 54 -58, 84 -52, 96 -22, 90 14, 70 34, 50 24, 38 2'));
const head = shape.mirrored(shape.points('0 -70, 22 -68, 42 -48, 46 -20, 40 6, 28 24, 0 30'));
const trunk = shape.smooth(
  shape.points('-17 4, 17 4, 20 30, 16 54, 20 68, 34 70, 40 60, 34 52, 46 48, 54 60, 50 80, 32 90, 8 88, -6 70, -16 36'),
);

/** A royal elephant in festival dress. */
export function elephant(ink: Ink, tone: Ramp): string {
  const skin: Ramp = { glint: '#ffffff', light: '#cfd6e6', base: '#94a0bd', shade: '#596583', deep: '#1c2438' };
  const tusk = 'M24 18C30 40 44 50 64 44C56 56 34 60 20 40C14 32 14 22 16 16Z';
  const folds = [14, 26, 38, 50, 62, 74]
    .map((y) => `<path d="M-16 ${y}Q2 ${y + 8} 20 ${y - 2}" fill="none" stroke="${skin.shade}" stroke-opacity=".75" stroke-width="2.400"/>`)
    .join('');
  const cloth = 'M-40 -48Q0 -84 40 -48L30 -16Q14 -20 0 4Q-14 -20 -30 -16Z';
  return (
    ink.both(
      ink.solid({ d: ear, ramp: skin, bevel: 4 }) +
        ink.within(
          ear,
          `<path d="${ear}" transform="translate(14 -4) scale(.78)" fill="${ink.radial(['#ffc7cf', '#d58a9c'])}" fill-opacity=".85"/>`,
        ),
    ) +
    ink.both(ink.solid({ d: tusk, ramp: ramps.ivory, bevel: 3 })) +
    ink.solid({
      d: head,
      ramp: skin,
      bevel: 4,
      fill: ink.radial([skin.glint, [0.3, skin.light], [0.7, skin.base], skin.shade], [0.42, 0.25, 0.8, 0]),
    }) +
    ink.solid({ d: trunk, ramp: skin, bevel: 4, light: [0, 0, 1, 0.3] }) +
    ink.within(trunk, folds) +
    ink.solid({ d: cloth, ramp: tone, bevel: 3 }) +
    `<path d="${cloth}" fill="none" stroke="${ink.linear([ramps.gold.glint, ramps.gold.base, ramps.gold.shade])}" stroke-width="5" stroke-linejoin="round"/>` +
    shape
      .points('-22 -44, 22 -44, 0 -34')
      .map(
        ([x, y]) =>
          `<path d="M${x} ${(y ?? 0) - 8}L${(x ?? 0) + 6} ${y}L${x} ${(y ?? 0) + 8}L${(x ?? 0) - 6} ${y}Z" fill="${ramps.gold.light}"/>`,
      )
      .join('') +
    ink.both(
      `<path d="M38 -16Q44 -2 40 10" fill="none" stroke="${ramps.gold.base}" stroke-width="3"/>` +
        ink.ball({ x: 40, y: 13, r: 5, ramp: ramps.ruby }),
    ) +
    ink.both(eye(ink, { x: 25, y: -4, r: 8.5, iris: '#5b3a1c', look: -0.2 })) +
    ink.both(`<path d="M14 -15Q26 -20 37 -11" fill="none" stroke="${skin.deep}" stroke-width="3.600" stroke-linecap="round"/>`) +
    ink.solid({ d: 'M-14 -72Q0 -98 14 -72Q8 -62 0 -62Q-8 -62 -14 -72Z', ramp: ramps.gold, bevel: 2.4 }) +
    ink.ball({ x: 0, y: -74, r: 7, ramp: ramps.ruby }) +
    ink.ball({ x: 0, y: -8, r: 6, ramp: ramps.gold }) +
    ink.spark({ x: -28, y: -56, r: 14 }) +
    ink.spark({ x: 52, y: 46, r: 10 })
  );
}
