import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const shell = shape.smooth(shape.points('-64 -6, -58 -44, -28 -70, 12 -72, 48 -52, 64 -18, 64 22, 48 48, 10 56, -28 56, -56 44, -66 20'));
const visor = 'M-70 -16C-50 -34 0 -40 38 -30C48 -26 50 4 40 14C4 26 -44 26 -70 16C-76 8 -76 -10 -70 -16Z';

/** A racing helmet before the chequered flag. */
export function helmet(ink: Ink, tone: Ramp): string {
  const chequers = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 8 }, (_, column) =>
      (row + column) % 2 ? '' : `<rect x="${column * 15}" y="${row * 15}" width="15" height="15" fill="#10121c"/>`,
    ).join(''),
  ).join('');
  const flag = (transform: string) =>
    ink.place(
      transform,
      `<path d="M0 -6V120" stroke="#3a2a1c" stroke-width="6" stroke-linecap="round"/>${ink.within('M0 0Q30 -14 60 0T120 0V90Q90 104 60 90T0 90Z', `<rect width="120" height="110" y="-10" fill="#fff"/>${chequers}`)}<path d="M0 0Q30 -14 60 0T120 0V90Q90 104 60 90T0 90Z" fill="none" stroke="#10121c" stroke-width="3"/>`,
    );
  const stripe = (d: string, paint: string) => `<path d="${d}" fill="${paint}"/>`;
  return (
    flag('translate(6 -84) rotate(14) scale(.74)') +
    ink.place('scale(-1 1)', flag('translate(6 -84) rotate(14) scale(.74)')) +
    ink.place(
      'translate(2 14)',
      ink.solid({
        d: shell,
        ramp: tone,
        bevel: 5,
        fill: ink.radial([tone.glint, [0.2, tone.light], [0.55, tone.base], tone.shade], [0.4, 0.26, 0.8, 0]),
      }) +
        ink.within(
          shell,
          stripe('M-10 -90H14L26 70H-2Z', ink.linear(['#ffffff', '#dfe6f5'])) +
            stripe('M24 -90H32L50 70H40Z', ramps.gold.base) +
            stripe('M-80 30Q0 60 80 20V80H-80Z', ink.linear(['#ffffff', '#b7c3dd'])) +
            stripe('M-80 40Q0 70 80 32V80H-80Z', tone.deep),
        ) +
        ink.solid({
          d: visor,
          ramp: ramps.black,
          bevel: 3,
          fill: ink.linear(['#2a1a5e', [0.3, '#ff8a3d'], [0.5, '#ffd84a'], [0.62, '#3fc0ff'], '#0c1440'], [0, 0, 1, 1]),
        }) +
        ink.within(
          visor,
          '<path d="M-70 -14Q-30 -34 10 -34L-20 24H-48Z" fill="#fff" fill-opacity=".45"/><path d="M20 -36L34 -34L8 24H-4Z" fill="#fff" fill-opacity=".3"/>',
        ) +
        ink.ball({ x: 48, y: -6, r: 9, ramp: ramps.silver }) +
        `<path d="M-40 44Q-20 52 4 50M-36 36L-20 39M-14 40L2 40" stroke="#10121c" stroke-opacity=".8" stroke-width="3.400" stroke-linecap="round" fill="none"/>` +
        ink.within(shell, '<path d="M-50 -36Q-30 -64 6 -66Q-30 -52 -40 -30Z" fill="#fff" fill-opacity=".7"/>'),
    ) +
    ink.spark({ x: -36, y: -38, r: 16 }) +
    ink.spark({ x: 52, y: 48, r: 10 })
  );
}
