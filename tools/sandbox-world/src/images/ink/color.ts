/** Colours in OKLCH, where equal steps look equal: lightness 0..1, chroma 0..0.37, hue in degrees. */
type Oklch = { l: number; c: number; h: number };

const gamma = (channel: number) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055);
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

/** Writes and mixes `#rrggbb` colours. */
export const color = { hex, mix };
