import type { Ink } from './createInk';
import type { Ramp } from './ramps';
import { shape } from './shape';

/** A thick plate: copies of the outline stacked downwards, then a lit front. */
export function extrude(ink: Ink, { d, ramp, depth = 8, rim }: { d: string; ramp: Ramp; depth?: number; rim?: Ramp }): string {
  const walls = Array.from({ length: Math.ceil(depth / 1.5) }, (_, step) => {
    const y = depth - step * 1.5;
    const tint = step < 2 ? ramp.deep : ramp.shade;
    return `<path d="${d}" transform="translate(0 ${shape.n(y)})" fill="${tint}" stroke="${tint}" stroke-width="${rim ? 9 : 2}" stroke-linejoin="round"/>`;
  }).join('');
  const edge = rim
    ? `<path d="${d}" fill="none" stroke="${rim.deep}" stroke-width="11" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="${ink.linear([rim.glint, [0.4, rim.base], rim.shade])}" stroke-width="8.4" stroke-linejoin="round"/>`
    : '';
  return walls + edge + ink.solid({ d, ramp, bevel: 3, outline: rim ? 0.8 : 1.4 });
}
