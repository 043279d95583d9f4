import { color } from './ink/color';
import { schemes } from './schemes';

/** The dominant colour of a picture, known without drawing it: shown until the picture is there. */
export function schemeTint(name: string): string {
  const { sky, deep } = schemes[name as keyof typeof schemes] ?? schemes.midnight;
  return color.mix(sky, deep, 0.6);
}
