// The tokens of tokens.css in the format of the Design Tokens Community Group (2025.10), which design tools import.

type Dimension = { value: number; unit: 'px' | 'rem' };
type Color = { colorSpace: 'srgb'; components: number[]; alpha: number; hex: string };
export type DesignToken = { $type?: string; $value: unknown; $description?: string };
export type TokenGroups = Record<string, DesignToken | Record<string, DesignToken>>;

const light = "[data-theme='light']";

/** The themes of tokens.css with the selectors of their rules, from the general to the special. */
export function themesOf(css: string): Record<string, string[]> {
  const accents = [...css.matchAll(/^:root\[data-accent='(\w+)'\] \{/gm)].map(([, accent]) => accent);
  const themes: Record<string, string[]> = { dark: [':root'], light: [':root', `:root${light}`] };
  for (const accent of accents) {
    const selector = `:root[data-accent='${accent}']`;
    themes[`dark-${accent}`] = [':root', selector];
    themes[`light-${accent}`] = [':root', `:root${light}`, selector, `${selector}${light}`];
  }
  return themes;
}

/** Returns the tokens of these rules as groups: `--color-raise-2` becomes `color.raise-2`. */
export function designTokens(css: string, selectors: string[]): TokenGroups {
  const tokens: TokenGroups = {};
  const descriptions = tokenDescriptions(css);
  for (const [name, value] of tokenValues(css, selectors)) {
    const [, group = '', rest] = /^([a-z]+)(?:-(.+))?$/.exec(name) ?? [];
    const $description = descriptions.get(name);
    const token = { ...tokenOf(group, value), ...($description && { $description }) };
    if (rest) tokens[group] = { ...tokens[group], [rest]: token };
    else tokens[group] = token;
  }
  return tokens;
}

/** Returns the text of every token of these rules by its name without the dashes; a later rule overrides an earlier one. */
export function tokenValues(css: string, selectors: string[]): Map<string, string> {
  return new Map(selectors.flatMap((selector) => declarations(css, selector)));
}

function declarations(css: string, selector: string): [string, string][] {
  return [...blockOf(css, selector).matchAll(/^ {2}--([\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => [name, value]);
}

/** Returns the comment behind each token of the root, or the one above it, which holds up to the next empty line. */
export function tokenDescriptions(css: string): Map<string, string> {
  const found = new Map<string, string>();
  let comment = '';
  for (const line of blockOf(css, ':root').split('\n')) {
    const [, name, own] = /^ {2}--([\w-]+): [^;]+;(?: \/\* (.+) \*\/)?$/.exec(line) ?? [];
    const description = own ?? comment;
    if (name && description) found.set(name, description);
    if (!name) comment = /^ {2}\/\* (.+) \*\/$/.exec(line)?.[1] ?? '';
  }
  return found;
}

function blockOf(css: string, selector: string): string {
  return css.split(`\n${selector} {`)[1]?.split('\n}')[0] ?? '';
}

/** The type of a token whose group does not say it, by the form of its value. */
const kinds: [RegExp, (value: string) => DesignToken][] = [
  [/^var\(--[\w-]+\)$/, (value) => ({ $value: referenceTo(value) })],
  [/^#/, (value) => ({ $type: 'color', $value: colorOf(value) })],
  [/^cubic-bezier\(/, (value) => ({ $type: 'cubicBezier', $value: value.slice('cubic-bezier('.length, -1).split(', ').map(Number) })],
  [/^\d+ms$/, (value) => ({ $type: 'duration', $value: { value: Number.parseFloat(value), unit: 'ms' } })],
  [/^[\d.]+(px|rem)$/, (value) => ({ $type: 'dimension', $value: dimensionOf(value) })],
  [/^[\d.]+$/, (value) => ({ $type: 'number', $value: Number(value) })],
  [/^var\(\S+\) solid var\(\S+\)$/, (value) => ({ $type: 'border', $value: borderOf(value) })],
];

function tokenOf(group: string, value: string): DesignToken {
  if (group === 'font') return { $type: 'fontFamily', $value: value.split(', ').map((family) => family.replaceAll("'", '')) };
  if (group === 'weight') return { $type: 'fontWeight', $value: Number(value) };
  if (group === 'shadow') return { $type: 'shadow', $value: value.split(', ').map(shadowOf) };
  const [, toToken] = kinds.find(([look]) => look.test(value)) ?? [];
  if (!toToken) throw new Error(`tokens.css has a value of an unknown kind: ${value}`);
  return toToken(value);
}

function referenceTo(variable: string): string {
  return variable.replace(/^var\(--([a-z]+)-([\w-]+)\)$/, '{$1.$2}');
}

function colorOf(hex: string): Color {
  const [red = 0, green = 0, blue = 0, alpha = 255] = (hex.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const share = (channel: number) => Number((channel / 255).toFixed(4));
  return { colorSpace: 'srgb', components: [red, green, blue].map(share), alpha: share(alpha), hex: hex.slice(0, 7) };
}

function dimensionOf(text: string): Dimension {
  return { value: Number.parseFloat(text), unit: text.endsWith('rem') ? 'rem' : 'px' };
}

/** One shadow of a list; it may refer to another token. */
function shadowOf(text: string): unknown {
  if (text.startsWith('var(')) return referenceTo(text);
  const parts = text.replace(/^inset /, '').split(' ');
  const [offsetX = '0', offsetY = '0', blur = '0', color = ''] = parts;
  const lengths = { offsetX: dimensionOf(offsetX), offsetY: dimensionOf(offsetY), blur: dimensionOf(blur), spread: dimensionOf('0') };
  return { color: colorOf(color), ...lengths, inset: text.startsWith('inset ') };
}

function borderOf(text: string): unknown {
  const [width = '', style, color = ''] = text.split(' ');
  return { color: referenceTo(color), width: referenceTo(width), style };
}
