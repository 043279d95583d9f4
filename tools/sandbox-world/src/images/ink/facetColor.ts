import { color } from './color';
import type { Ramp } from './ramps';

/** Returns the colour of a material at a brightness from 0 (darkest) to 1 (highlight). */
export function facetColor(ramp: Ramp, brightness: number): string {
  const scale = [ramp.deep, ramp.shade, ramp.base, ramp.light, ramp.glint];
  const at = Math.min(0.999, Math.max(0, brightness)) * (scale.length - 1);
  const index = Math.floor(at);
  return color.mix(scale[index] ?? ramp.base, scale[index + 1] ?? ramp.glint, at - index);
}
