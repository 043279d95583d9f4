import { color } from './ink/color';
import { vendorLook } from './vendorLook';
import { schemes } from './schemes';

/** The dominant colour of a vendor's logo. */
export function vendorTint(vassalage: string): string {
  const { deep, night } = schemes[vendorLook(vassalage).scheme];
  return color.mix(deep, night, 0.5);
}
