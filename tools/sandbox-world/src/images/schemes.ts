import { color } from './ink/color';

/** Light of one image: the sky from bright to dark, and the colour of lit edges. */
export type Scheme = { family: string; glow: string; sky: string; deep: string; night: string; rim: string; accent: string };

function scheme(
  family: string,
  {
    hue,
    drift = 0,
    rim = hue + 60,
    chroma = 0.19,
    light = 0.56,
  }: { hue: number; drift?: number; rim?: number; chroma?: number; light?: number },
): Scheme {
  return {
    family,
    glow: color.hex({ l: Math.min(0.92, light + 0.3), c: chroma * 0.8, h: hue + drift * 0.35 }),
    sky: color.hex({ l: light + 0.05, c: chroma * 1.06, h: hue }),
    deep: color.hex({ l: light * 0.68, c: chroma * 0.92, h: hue - drift }),
    night: color.hex({ l: light * 0.34, c: chroma * 0.5, h: hue - drift * 1.4 }),
    rim: color.hex({ l: 0.86, c: 0.13, h: rim }),
    accent: color.hex({ l: 0.7, c: 0.19, h: rim }),
  };
}

/** Colour schemes of images, by name. Neighbours in a row come from different families. */
export const schemes = {
  ember: scheme('red', { hue: 38, drift: 14, rim: 85, chroma: 0.2, light: 0.58 }),
  crimson: scheme('red', { hue: 20, drift: 6, rim: 75, chroma: 0.2, light: 0.5 }),
  amber: scheme('gold', { hue: 72, drift: 26, rim: 100, chroma: 0.165, light: 0.66 }),
  bronze: scheme('gold', { hue: 58, drift: 20, rim: 90, chroma: 0.13, light: 0.54 }),
  jungle: scheme('green', { hue: 142, drift: -12, rim: 110, chroma: 0.17, light: 0.55 }),
  jade: scheme('green', { hue: 163, drift: -10, rim: 95, chroma: 0.14, light: 0.54 }),
  lagoon: scheme('teal', { hue: 195, drift: -30, rim: 170, chroma: 0.13, light: 0.6 }),
  reef: scheme('teal', { hue: 215, drift: -28, rim: 185, chroma: 0.14, light: 0.58 }),
  ocean: scheme('blue', { hue: 250, drift: -14, rim: 200, chroma: 0.18, light: 0.55 }),
  cobalt: scheme('blue', { hue: 264, drift: -10, rim: 85, chroma: 0.2, light: 0.5 }),
  royal: scheme('violet', { hue: 290, drift: 16, rim: 330, chroma: 0.22, light: 0.5 }),
  plum: scheme('violet', { hue: 312, drift: 22, rim: 85, chroma: 0.2, light: 0.5 }),
  rose: scheme('pink', { hue: 355, drift: 30, rim: 60, chroma: 0.21, light: 0.58 }),
  sunset: scheme('pink', { hue: 12, drift: 60, rim: 80, chroma: 0.19, light: 0.62 }),
  midnight: scheme('slate', { hue: 272, drift: 4, rim: 200, chroma: 0.1, light: 0.42 }),
} as const satisfies Record<string, Scheme>;

export type SchemeName = keyof typeof schemes;
