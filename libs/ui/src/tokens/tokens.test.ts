import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const block = (selector: string) => css.split(`${selector} {`)[1]?.split('\n}')[0] ?? '';
const colours = (source: string) => new Map([...source.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));

const dark = colours(block(':root'));
const light = new Map([...dark, ...colours(block(":root[data-theme='light']"))]);
const accents = [...css.matchAll(/^:root\[data-accent='(\w+)'\] \{/gm)].map(([, name = '']) => name);
const themes = {
  dark,
  light,
  ...Object.fromEntries(
    accents.flatMap((accent) => {
      const selector = `:root[data-accent='${accent}']`;
      return [
        [`dark ${accent}`, new Map([...dark, ...colours(block(selector))])],
        [`light ${accent}`, new Map([...light, ...colours(block(`${selector}[data-theme='light']`))])],
      ];
    }),
  ),
};

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, deep = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (deep + 0.05);
}

const grounds = ['ground', 'raise', 'raise-2', 'accent-soft'];
const foregrounds = ['text', 'dim', 'accent', 'gold', 'up', 'down', 'warn', 'info', 'ruby'];
const pairs = [
  ...grounds.flatMap((ground) => foregrounds.map((foreground) => [foreground, ground] as const)),
  ...(['up', 'down', 'warn', 'info'] as const).flatMap((tone) => [[tone, `${tone}-soft`] as const, ['text', `${tone}-soft`] as const]),
  ...['accent-strong', 'accent-deep', 'down-strong'].map((fill) => ['on-accent', fill] as const),
];

describe.each(Object.entries(themes))('%s theme', (_, theme) => {
  test.each(pairs)('%s on %s meets the contrast of WCAG AA', (foreground, ground) => {
    expect(contrast(theme.get(foreground) ?? '', theme.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

test('product 5: each merchant has its own accent in both themes', () => {
  expect(accents).toEqual(['lagoon', 'orchid']);
  const names = ['accent', 'accent-strong', 'accent-deep', 'accent-soft'];
  for (const accent of accents)
    for (const theme of ['', "[data-theme='light']"])
      expect([...colours(block(`:root[data-accent='${accent}']${theme}`)).keys()]).toEqual(names);
});

test('product 5: type scale is 12, 13, 15, 17, 21, 27', () => {
  const sizes = [...css.matchAll(/--text-(?:xs|s|m|l|xl|xxl): ([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16);
  expect(sizes).toEqual([12, 13, 15, 17, 21, 27]);
});

test('product 5: a page fades in 300 ms, radii are 8, 12, 20, header 48, bottom menu 56', () => {
  expect(css).toContain('--duration-fade: 300ms');
  expect([...css.matchAll(/--radius-[sml]: (\d+)px/g)].map(([, px]) => Number(px))).toEqual([8, 12, 20]);
  expect(css).toContain('--header-height: 48px');
  expect(css).toContain('--tabbar-height: 56px');
});

test('product 3: the line height of Burmese is at least 1.6', () => {
  const heights = [...block("[lang|='my']").matchAll(/--line-\w+: ([\d.]+)/g)].map(([, height]) => Number(height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(1.6);
});

test.each([
  [':root', '\n::backdrop'],
  [":root[data-theme='light']", ":root[data-theme='light'] ::backdrop"],
])('backdrops have the values of %s in browsers where they do not inherit tokens', (root, backdrop) => {
  const values = (selector: string) => [...block(selector).matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value]) => [name, value]);
  const kept = new Map(values(root) as [string, string][]);
  expect(values(backdrop).length).toBeGreaterThan(0);
  for (const [name = '', value] of values(backdrop)) expect(kept.get(name)).toBe(value);
});

test('every token used by a backdrop is set for backdrops', () => {
  const sheets = ['dialog/Dialog', 'sheet/Sheet'].map((name) => readFileSync(join(__dirname, `../${name}.module.css`), 'utf8'));
  const used = sheets.flatMap((sheet) => [...(/::backdrop \{([^}]*)\}/.exec(sheet)?.[1] ?? '').matchAll(/var\((--[\w-]+)\)/g)]);
  expect(used.length).toBeGreaterThan(0);
  for (const [, name] of used) expect(block('\n::backdrop')).toContain(`${name}:`);
});
