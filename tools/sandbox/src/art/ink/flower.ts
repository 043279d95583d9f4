import type { Ink } from './createInk';
import { type Ramp, ramps } from './ramps';
import { shape } from './shape';

/** A blossom of five petals. */
export function flower(ink: Ink, { x, y, r, ramp }: { x: number; y: number; r: number; ramp: Ramp }): string {
  const petals = shape.ring(5, (_, at) => ink.place(`rotate(${at})`, ink.solid({ d: shape.petal(12, 8), ramp, bevel: 1.2, outline: 1 })));
  return ink.place(
    `translate(${shape.n(x)} ${shape.n(y)}) scale(${shape.n(r / 12)})`,
    `${petals}<circle r="4" fill="${ramps.gold.light}" stroke="${ramps.gold.shade}"/>`,
  );
}
