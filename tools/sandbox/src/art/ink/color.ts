/** Colours in OKLCH, where equal steps look equal: lightness 0..1, chroma 0..0.37, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

const gamma = (channel: number) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055);
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const byte = (channel: number) =>
  Math.round(Math.min(1, Math.max(0, gamma(channel))) * 255)
    .toString(16)
    .padStart(2, '0');

function hex({ l, c, h }: Oklch): string {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${byte(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z)}${byte(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z)}${byte(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z)}`;
}

function parse(value: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(value.slice(at, at + 2), 16) / 255));
  const x = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const y = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const z = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z;
  const c = 0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z;
  return {
    l: 0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z,
    c: Math.hypot(a, c),
    h: ((Math.atan2(c, a) * 180) / Math.PI + 360) % 360,
  };
}

function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Reads, writes and mixes `#rrggbb` colours. */
export const color = {
  hex,
  parse,
  mix,
  lighten: (value: string, share: number) => mix(value, '#ffffff', share),
  darken: (value: string, share: number) => mix(value, '#000000', share),
};
