import type { Ink } from '../ink/createInk';
import { eye } from '../ink/eye';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const body = shape.smooth(shape.points('-36 -48, -18 -54, -8 -34, 6 -12, 34 -8, 48 8, 40 36, 12 52, -22 44, -42 18, -46 -16'));
const comb = 'M-44 -56C-52 -72 -40 -80 -34 -72C-34 -90 -18 -94 -14 -78C-6 -90 8 -82 2 -66C-2 -56 -10 -48 -18 -44L-40 -46Z';

/** A proud rooster with sickle feathers. */
export function rooster(ink: Ink, tone: Ramp): string {
  const sickle = (turn: number, size: number, ramp: Ramp) =>
    ink.place(
      `translate(36 14) rotate(${turn}) scale(${size})`,
      ink.solid({ d: 'M-8 4C-10 -36 6 -78 52 -78C72 -78 82 -62 80 -50C66 -62 46 -62 32 -44C22 -30 16 -14 10 6Z', ramp, bevel: 2.6 }) +
        `<path d="M2 0C2 -34 20 -70 56 -70" fill="none" stroke="${ramp.glint}" stroke-opacity=".55" stroke-width="1.800"/>`,
    );
  const dark = tone === ramps.ruby || tone === ramps.orange ? ramps.emerald : tone;
  const gold = { ...ramps.orange, light: '#ffd75e', base: '#f79a1c' };
  const hackles = [-38, -20, -2]
    .flatMap((y, line) =>
      Array.from({ length: 6 - line }, (_, i) =>
        ink.place(
          `translate(${-46 + i * 10 + line * 6} ${y}) rotate(${192 - i * 9})`,
          `<path d="${shape.petal(34, 9)}" fill="${ink.linear([ramps.ruby.base, gold.base, gold.light])}" stroke="${ramps.ruby.deep}" stroke-opacity=".5" stroke-width="1.300"/>`,
        ),
      ),
    )
    .reverse()
    .join('');
  const leg = 'M0 44L-4 72M-4 72L-20 80M-4 72L4 84M-4 72L14 76';
  return (
    sickle(34, 0.72, ramps.black) +
    sickle(16, 0.86, dark) +
    sickle(-4, 0.94, ramps.black) +
    sickle(-24, 0.98, dark) +
    sickle(-46, 0.86, gold) +
    ink.tube({ d: leg, width: 5.5, ramp: ramps.gold }) +
    ink.place('translate(20 0)', ink.tube({ d: leg, width: 5.5, ramp: ramps.gold })) +
    ink.solid({
      d: body,
      ramp: gold,
      bevel: 4,
      fill: ink.linear([gold.light, [0.4, gold.base], ramps.ruby.base, ramps.ruby.shade], [0.1, 0, 0.6, 1]),
    }) +
    ink.within(body, hackles) +
    ink.solid({
      d: shape.smooth(shape.points('4 -6, 34 0, 50 14, 40 28, 18 38, -2 26, -6 8')),
      ramp: dark,
      bevel: 3,
    }) +
    [14, 22, 30]
      .map(
        (y) =>
          `<path d="M2 ${y}Q22 ${y + 10} 44 ${y - 6}" fill="none" stroke="${dark.glint}" stroke-opacity=".65" stroke-width="2.200" stroke-linecap="round"/>`,
      )
      .join('') +
    ink.solid({ d: comb, ramp: ramps.ruby, bevel: 3 }) +
    ink.solid({
      d: shape.smooth(shape.points('-48 -52, -32 -62, -14 -56, -8 -38, -20 -26, -40 -28, -50 -40')),
      ramp: gold,
      bevel: 2.6,
    }) +
    ink.solid({ d: 'M-46 -50Q-66 -50 -74 -36Q-58 -34 -46 -36Z', ramp: ramps.gold, bevel: 2 }) +
    ink.solid({ d: 'M-50 -36C-62 -26 -58 -8 -48 -8C-40 -10 -40 -26 -42 -34Z', ramp: ramps.ruby, bevel: 2.4 }) +
    `<ellipse cx="-30" cy="-44" rx="12" ry="10" fill="${ramps.ruby.base}"/>` +
    eye(ink, { x: -32, y: -46, r: 7, iris: '#c4520c', look: -0.4 }) +
    ink.spark({ x: 62, y: -56, r: 13 })
  );
}
