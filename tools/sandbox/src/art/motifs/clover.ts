import type { Ink } from '../ink/createInk';
import { ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const leaf = 'M0 -2C-14 -18 -50 -26 -46 -54C-43 -74 -16 -78 0 -58C16 -78 43 -74 46 -54C50 -26 14 -18 0 -2Z';
const ramp = { ...ramps.emerald, glint: '#f2ffd8', light: '#9af27c', base: '#25b34b', shade: '#0b6b34' };

/** A four-leaf clover with dew. */
export function clover(ink: Ink): string {
  const one =
    ink.solid({ d: leaf, ramp, bevel: 3.4, fill: ink.radial([ramp.light, [0.5, ramp.base], ramp.shade], [0.42, 0.35, 0.75, 0]) }) +
    ink.within(
      leaf,
      `<path d="M0 0V-50M0 -20Q-20 -34 -30 -52M0 -20Q20 -34 30 -52" fill="none" stroke="${ramp.shade}" stroke-width="2.200"/><path d="M-40 -44C-38 -64 -18 -68 -4 -52C-20 -54 -34 -46 -36 -32Z" fill="#fff" fill-opacity=".38"/>`,
    );
  return (
    ink.tube({ d: 'M2 8C8 40 20 60 44 78', width: 10, ramp: ramps.leaf }) +
    shape.ring(4, (_, at) => ink.place(`rotate(${at - 40})`, one)) +
    `<circle r="7" fill="${ramp.light}"/>` +
    ink.ball({ x: 40, y: -38, r: 7, ramp: ramps.turquoise }) +
    ink.ball({ x: -52, y: 18, r: 5, ramp: ramps.turquoise }) +
    ink.spark({ x: -36, y: -44, r: 17 }) +
    ink.spark({ x: 44, y: 32, r: 11 })
  );
}
