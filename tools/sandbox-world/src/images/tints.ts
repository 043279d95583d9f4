import { color } from './ink/color';
import { schemes } from './schemes';
import type { VendorLook } from './vendorLook';

/** Returns the dominant colour of an image in a scheme, without drawing it. */
export function schemeTint(name: string): string {
  const { sky, deep } = schemes[name as keyof typeof schemes] ?? schemes.midnight;
  return color.mix(sky, deep, 0.6);
}

/** Returns the dominant colour of a vendor's logo. */
export function vendorTint({ scheme }: VendorLook): string {
  const { deep, night } = schemes[scheme];
  return color.mix(deep, night, 0.5);
}
