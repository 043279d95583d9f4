import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const blade = 'M-10 30L-14 -64Q-12 -92 6 -118Q18 -90 15 -62L10 30Z';
const plate = shape.mirrored(shape.points('0 -46, 24 -50, 46 -42, 46 -8, 36 24, 16 46, 0 56'));

/** Crossed blades behind a shield. */
export function sword(ink: Ink, tone: Ramp): string {
  const one =
    ink.solid({
      d: blade,
      ramp: ramps.steel,
      bevel: 2.6,
      fill: ink.linear(['#ffffff', [0.48, '#c9dcf2'], [0.5, '#6f8cb0'], '#a9c2dd'], [0, 0, 1, 0]),
    }) +
    `<path d="M1 26L3 -92" stroke="#fff" stroke-opacity=".7" stroke-width="1.600"/>` +
    ink.solid({ d: 'M-30 28Q-34 40 -22 40H22Q34 40 30 28Q16 34 0 30Q-16 34 -30 28Z', ramp: ramps.gold, bevel: 2.6 }) +
    ink.tube({ d: 'M0 42V70', width: 11, ramp: ramps.wood, tip: 'butt' }) +
    `<path d="M-5 48L5 52M-5 56L5 60M-5 64L5 68" stroke="${ramps.gold.light}" stroke-width="2.400"/>` +
    ink.ball({ x: 0, y: 78, r: 9, ramp: ramps.gold }) +
    ink.ball({ x: 0, y: 34, r: 6, ramp: tone });
  const emblem = `M0 -26C8 -14 22 -14 24 -2C22 10 12 10 12 22C4 16 -4 16 -12 22C-12 10 -22 10 -24 -2C-22 -14 -8 -14 0 -26Z`;
  return (
    ink.place('rotate(-44) translate(0 14)', one) +
    ink.place('rotate(44) translate(0 14)', one) +
    ink.place(
      'translate(0 4) scale(.84)',
      ink.solid({
        d: plate,
        ramp: ramps.gold,
        bevel: 4,
        fill: ink.linear([ramps.gold.glint, [0.35, ramps.gold.base], [0.7, ramps.gold.shade], ramps.gold.base], [0, 0, 1, 1]),
      }) +
        ink.place(
          'scale(.82)',
          ink.solid({
            d: plate,
            ramp: tone,
            bevel: 3.4,
            fill: ink.radial([tone.light, [0.5, tone.base], tone.shade], [0.4, 0.3, 0.8, 0]),
          }) + ink.within(plate, `<path d="M0 -60V60H60V-60Z" fill="#000" fill-opacity=".16"/>`),
        ) +
        ink.solid({ d: emblem, ramp: ramps.gold, bevel: 2.6 }) +
        ink.ball({ x: 0, y: -2, r: 7, ramp: ramps.ruby }) +
        shape
          .points('-37 -38, 37 -38, -37 0, 37 0, 0 46')
          .map(([x = 0, y = 0]) => ink.ball({ x, y, r: 3.2, ramp: ramps.gold }))
          .join('') +
        ink.within(plate, '<path d="M-50 -20L-10 -60L14 -60L-46 20Z" fill="#fff" fill-opacity=".25"/>'),
    ) +
    ink.spark({ x: -60, y: -66, r: 16 }) +
    ink.spark({ x: 62, y: -64, r: 12 }) +
    ink.spark({ x: -24, y: -30, r: 11 })
  );
}
