import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const whole = shape.smooth(shape.points('-6 -62, 26 -60, 54 -36, 62 0, 46 40, 10 62, -28 56, -42 36, -34 6, -30 -30'));

/** Sweet mangoes, one cut into cubes. */
export function mango(ink: Ink, tone: Ramp): string {
  const peel: Ramp = { glint: '#fffbd0', light: '#ffe04d', base: '#ffb31f', shade: '#d96a0b', deep: '#5c2404' };
  const cubes = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 5 }, (_, column) => {
      const x = -82 + column * 20 + (row % 2) * 10;
      const y = 2 + row * 12;
      return `<path d="M${x} ${y}l9 -6l9 6l-9 6Z" fill="#fff3a0"/><path d="M${x} ${y}l9 6v9l-9 -6Z" fill="#ffc530"/><path d="M${x + 18} ${y}l-9 6v9l9 -6Z" fill="#f5960f"/>`;
    }).join(''),
  ).join('');
  const cheek = 'M-84 20C-70 -14 -14 -18 16 10C30 26 22 58 -6 74C-40 86 -84 66 -84 20Z';
  const leaf = (turn: number, length: number) =>
    ink.place(
      `translate(4 -62) rotate(${turn})`,
      ink.solid({ d: shape.petal(length, 18), ramp: ramps.leaf, bevel: 2.4 }) +
        `<path d="M0 -4V${-length * 0.85}" stroke="${ramps.leaf.shade}" stroke-width="2"/>`,
    );
  return (
    ink.place(
      'translate(24 -2) rotate(10)',
      ink.tube({ d: 'M2 -58Q4 -72 0 -82', width: 6, ramp: ramps.wood }) +
        leaf(64, 56) +
        leaf(-52, 48) +
        ink.solid({
          d: whole,
          ramp: peel,
          bevel: 4,
          fill: ink.radial([peel.glint, [0.2, peel.light], [0.5, peel.base], [0.8, '#ff7a3d'], '#d83a3a'], [0.36, 0.4, 0.8, 0]),
        }) +
        ink.within(whole, '<path d="M-30 -20Q-14 -54 16 -54Q-10 -34 -14 4Q-28 8 -30 -20Z" fill="#fff" fill-opacity=".6"/>'),
    ) +
    ink.place(
      'translate(-2 4)',
      ink.solid({ d: cheek, ramp: peel, bevel: 4 }) +
        `<path d="${cheek}" transform="translate(-3 3) scale(.88)" fill="#ffd03a"/>` +
        ink.place('translate(-2 3) scale(.86)', ink.within(cheek, cubes)),
    ) +
    ink.ball({ x: 62, y: 62, r: 10, ramp: tone }) +
    ink.place('translate(62 50)', ink.solid({ d: shape.petal(14, 7), ramp: ramps.leaf, bevel: 1, outline: 1 })) +
    ink.spark({ x: -48, y: 14, r: 14 }) +
    ink.spark({ x: 30, y: -40, r: 15 })
  );
}
