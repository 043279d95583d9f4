import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DesignToken, type TokenGroups, designTokens, themesOf } from './designTokens';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const themes = Object.entries(themesOf(css)).map(([theme, selectors]) => [theme, designTokens(css, selectors)] as const);
const of = (theme: string) => themes.find(([name]) => name === theme)?.[1] ?? {};

function isToken(node: object): node is DesignToken {
  return '$value' in node;
}

function allTokens(groups: TokenGroups): [string, DesignToken][] {
  return Object.entries(groups).flatMap(([group, node]) =>
    isToken(node)
      ? [[group, node] as [string, DesignToken]]
      : Object.entries(node).map(([name, token]) => [`${group}.${name}`, token] as [string, DesignToken]),
  );
}

test('each merchant’s accent is a theme, dark and light', () => {
  expect(themes.map(([theme]) => theme)).toEqual(['dark', 'light', 'dark-lagoon', 'light-lagoon', 'dark-orchid', 'light-orchid']);
});

test.each(themes)('%s has every token of the root', (_, tokens) => {
  const root = css.split(':root {')[1]?.split('\n}')[0] ?? '';
  expect(allTokens(tokens)).toHaveLength(root.match(/^ {2}--/gm)?.length ?? 0);
});

test.each(themes)('%s refers only to tokens that there are', (_, tokens) => {
  const names = allTokens(tokens).map(([name]) => name);
  const references = [...JSON.stringify(tokens).matchAll(/"\{([\w.-]+)\}"/g)].map(([, name]) => name);
  expect(references.length).toBeGreaterThan(0);
  expect(names).toEqual(expect.arrayContaining(references));
});

test('a theme overrides the values of the root', () => {
  const ground = (theme: string) => (of(theme)['color'] as Record<string, DesignToken>)['ground']?.$value;
  expect(ground('dark')).toEqual({ colorSpace: 'srgb', components: [0.0431, 0.051, 0.0784], alpha: 1, hex: '#0b0d14' });
  expect(ground('light')).toMatchObject({ hex: '#f4f5fa' });
  expect(ground('light-lagoon')).toEqual(ground('light'));
});

test('lengths, times, curves, shadows and borders are typed values', () => {
  expect(of('dark')).toMatchObject({
    space: { 4: { $type: 'dimension', $value: { value: 16, unit: 'px' } } },
    text: { m: { $type: 'dimension', $value: { value: 0.9375, unit: 'rem' } } },
    duration: { quick: { $type: 'duration', $value: { value: 120, unit: 'ms' } } },
    ease: { out: { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] } },
    border: { line: { $type: 'border', $value: { color: '{color.line}', width: '{line.width}', style: 'solid' } } },
    shadow: { accent: { $type: 'shadow', $value: ['{shadow.edge}', { blur: { value: 20, unit: 'px' }, inset: false }] } },
  });
});

test('a token has the comment behind it as its description, or the one above its group', () => {
  expect(of('light')).toMatchObject({
    space: { 1: { $description: 'Space, in steps of 4' }, 12: { $description: 'Space, in steps of 4' } },
    color: {
      down: { $description: 'Losses, errors and danger: text, marks and borders' },
      gold: { $description: 'Money that a player has or may win' },
    },
  });
  expect(of('dark')['z']).toEqual({
    header: expect.not.objectContaining({ $description: expect.anything() }),
    sheet: expect.anything(),
    toast: expect.anything(),
  });
});

test('a value of an unknown kind is refused', () => {
  expect(() => designTokens('\n:root {\n  --space-1: calc(1px + 1px);\n}', [':root'])).toThrow('unknown kind');
});
