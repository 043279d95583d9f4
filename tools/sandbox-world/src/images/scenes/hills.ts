import { shape } from '../ink/shape';
import type { Stage } from './Stage';

/** Returns the outline of hills across the scene, closed at the bottom. */
export function hills({ ink, width, height }: Stage, { top, rise, count }: { top: number; rise: number; count: number }): string {
  const points = Array.from(
    { length: count + 1 },
    (_, i) => [(i * width) / count, top - (i % 2 ? rise : 0) * (0.5 + ink.random() * 0.7) + ink.random() * 8] as const,
  );
  return `${shape.smooth([[-20, top], ...points, [width + 20, top]], { closed: false })}L${width + 20} ${height + 10}H-20Z`;
}
