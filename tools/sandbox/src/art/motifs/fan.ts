import type { Ink } from '../ink/createInk';
import { flower } from '../ink/flower';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

/** A painted silk fan, half open. */
export function fan(ink: Ink, tone: Ramp): string {
  const ribs = 13;
  const from = -164;
  const step = 148 / ribs;
  const fold = (i: number) => {
    const [a, b] = [from + i * step, from + (i + 1) * step];
    const [p, q, r, s] = [shape.onCircle(112, a), shape.onCircle(112, b), shape.onCircle(54, b), shape.onCircle(54, a)];
    const lit = i % 2 === 0;
    return `<path d="${shape.polygon([p, q, r, s])}" fill="${ink.linear(lit ? [tone.light, tone.base] : [tone.base, tone.shade])}" stroke="${tone.deep}" stroke-opacity=".5" stroke-width="1"/>`;
  };
  const stick = (i: number) =>
    ink.place(
      `rotate(${shape.n(from + i * step + 90)})`,
      ink.solid({ d: 'M-2.500 0L-4 -58H4L2.500 0Z', ramp: ramps.wood, bevel: 1, outline: 1 }),
    );
  const edge = (radius: number, width: number, paint: string) => {
    const [a, b] = [shape.onCircle(radius, from), shape.onCircle(radius, from + 148)];
    return `<path d="M${shape.n(a[0])} ${shape.n(a[1])}A${radius} ${radius} 0 0 1 ${shape.n(b[0])} ${shape.n(b[1])}" fill="none" stroke="${paint}" stroke-width="${width}"/>`;
  };
  const gold = ink.linear([ramps.gold.glint, ramps.gold.base, ramps.gold.shade]);
  return ink.place(
    'translate(0 58) scale(.84)',
    Array.from({ length: ribs + 1 }, (_, i) => stick(i)).join('') +
      edge(83, 64, tone.deep) +
      Array.from({ length: ribs }, (_, i) => fold(i)).join('') +
      edge(112, 9, ramps.gold.deep) +
      edge(112, 6, gold) +
      edge(55, 6, ramps.gold.deep) +
      edge(55, 3.6, gold) +
      `<path d="M-86 -44C-60 -66 -42 -84 -8 -78C14 -74 40 -92 58 -84" fill="none" stroke="${ramps.wood.deep}" stroke-width="5" stroke-linecap="round"/><path d="M-8 -78C0 -92 16 -98 26 -100M-56 -66C-58 -76 -54 -84 -46 -92" fill="none" stroke="${ramps.wood.deep}" stroke-width="3.400" stroke-linecap="round"/>` +
      flower(ink, { x: -66, y: -60, r: 14, ramp: ramps.white }) +
      flower(ink, { x: -30, y: -84, r: 16, ramp: ramps.pink }) +
      flower(ink, { x: 6, y: -76, r: 13, ramp: ramps.white }) +
      flower(ink, { x: 44, y: -84, r: 17, ramp: ramps.pink }) +
      flower(ink, { x: 72, y: -62, r: 11, ramp: ramps.white }) +
      flower(ink, { x: 24, y: -100, r: 9, ramp: ramps.pink }) +
      ink.ball({ x: 0, y: 2, r: 8, ramp: ramps.gold }) +
      ink.tube({ d: 'M0 10C-6 22 8 26 2 38', width: 4, ramp: ramps.ruby }) +
      `<path d="M-4 38L-8 62M0 38V64M5 38L9 61" stroke="${ramps.ruby.base}" stroke-width="3" stroke-linecap="round"/>` +
      ink.spark({ x: -58, y: -98, r: 14 }) +
      ink.spark({ x: 84, y: -92, r: 10 }),
  );
}
