import { shape } from '../ink/shape';
import type { Stage } from './Stage';

/** Draws the background of most scenes: light around the focus, darkening to the edges. */
export function sky({ ink, scheme, width, height, x, y }: Stage, strength = 1): string {
  const reach = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  const paint = ink.radial([scheme.glow, [0.28 * strength, scheme.sky], [0.66, scheme.deep], scheme.night]);
  return `<rect width="${width}" height="${height}" fill="${scheme.night}"/><circle cx="${x}" cy="${y}" r="${shape.n(reach)}" fill="${paint}"/>`;
}
