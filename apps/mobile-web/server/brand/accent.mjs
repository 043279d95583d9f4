/** WCAG AA for text. */
const LEAST = 4.5;
const WHITE = '#ffffff';
/** The backgrounds of libs/ui/src/tokens/tokens.css by theme; a test compares them. */
export const grounds = {
  dark: ['#0b0d14', '#141826', '#1c2233'],
  light: ['#f4f5fa', '#ffffff', '#e9ebf4'],
};

/** @param {string} accent */
export function isOwnAccent(accent) {
  return /^#[\da-f]{6}$/i.test(accent ?? '');
}

/**
 * The tokens of a merchant's own accent for both themes. Each keeps the hue, and becomes darker or lighter until its contrast is that of WCAG AA.
 * @param {string} accent `#rrggbb`
 */
export function accentTokens(accent) {
  const { hue, saturation, lightness } = toHsl(accent);
  const tone = (light, share = 1) => toHex({ hue, saturation: saturation * share, lightness: light });
  const soft = { dark: tone(0.16, 0.5), light: tone(0.93) };
  const strong = search(lightness, -1, (light) => contrast(WHITE, tone(light)) >= LEAST);
  const mark = (theme, from, step) =>
    tone(search(from, step, (light) => [...grounds[theme], soft[theme]].every((ground) => contrast(tone(light), ground) >= LEAST)));
  const fills = { 'accent-strong': tone(strong), 'accent-deep': tone(Math.max(0, strong - 0.07)) };
  return {
    dark: { accent: mark('dark', Math.max(lightness, 0.6), 1), ...fills, 'accent-soft': soft.dark },
    light: { accent: mark('light', Math.min(lightness, 0.42), -1), ...fills, 'accent-soft': soft.light },
  };
}

/**
 * The rules of own accents; `data-accent` on the document chooses among them.
 * @param {string[]} accents
 */
export function accentCss(accents) {
  return [...new Set(accents.filter(isOwnAccent))].map((accent) => {
    const { dark, light } = accentTokens(accent);
    const root = `:root[data-accent='${accent}']`;
    const shadow = `--shadow-accent:var(--shadow-edge),0 6px 20px ${dark['accent-deep']}59`;
    return `${root}{${declare(dark)};${shadow}}${root}[data-theme='light']{${declare(light)}}`;
  });
}

/**
 * Says in one line how the colour of buttons differs from the one in the configuration; undefined if it does not.
 * @param {{ code: string, accent?: string }} merchant
 */
export function correctionOf({ code, accent }) {
  if (!isOwnAccent(accent) || contrast(WHITE, accent) >= LEAST) return undefined;
  const { dark } = accentTokens(accent);
  const found = contrast(WHITE, accent).toFixed(2);
  return `The accent ${accent} of ${code} has a contrast of ${found} under white text, less than ${LEAST}: buttons have ${dark['accent-strong']}.`;
}

function declare(tokens) {
  return Object.entries(tokens)
    .map(([name, colour]) => `--color-${name}:${colour}`)
    .join(';');
}

/** The first lightness in steps of a hundredth, from `from` on, that fits; the last one always does. */
function search(from, step, fits) {
  for (let light = from; light > 0 && light < 1; light += step / 100) if (fits(light)) return light;
  return step < 0 ? 0 : 1;
}

/**
 * @param {string} one
 * @param {string} other
 */
export function contrast(one, other) {
  const [light, deep] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (deep + 0.05);
}

function channels(hex) {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

function luminance(hex) {
  const [red, green, blue] = channels(hex).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toHsl(hex) {
  const [red, green, blue] = channels(hex);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const lightness = most - spread / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  if (spread === 0) return { hue: 0, saturation, lightness };
  return { hue: 60 * sextantOf({ red, green, blue, most, spread }), saturation, lightness };
}

function sextantOf({ red, green, blue, most, spread }) {
  if (most === red) return ((green - blue) / spread + 6) % 6;
  return most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
}

function toHex({ hue, saturation, lightness }) {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset) => {
    const at = (offset + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  const pair = (part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${[0, 8, 4].map((offset) => pair(channel(offset))).join('')}`;
}
