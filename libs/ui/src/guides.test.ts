import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as ui from '.';

type Pair = Record<'do' | 'dont', [says: string, shows: unknown]>;
type Guide = Record<'use' | 'words' | 'accessibility', string> &
  Record<'do' | 'dont', string[]> & { parts?: Record<string, Guide>; anatomy?: { story?: string; parts: object }; pairs?: Pair[] };
type Stories = { default: { title: string; tags?: string[]; parameters?: { guide?: Guide } } };

/** Stories that show many components. */
const overviews = ['KitchenSink', 'Tokens', 'IconGallery', 'WordsDatesMoney'];
const pages = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => ({ file, name: basename(file, '.stories.tsx') }))
  .filter(({ name }) => !overviews.includes(name))
  .map(({ file, name }) => ({ name, module: jest.requireActual<Stories>(join(__dirname, file)) }))
  .map(({ name, module }) => ({ name, exports: Object.keys(module), ...module.default }));
const guides = pages.flatMap(({ name, parameters }) => [
  { name, guide: parameters?.guide },
  ...Object.entries(parameters?.guide?.parts ?? {}).map(([part, guide]) => ({ name: part, guide })),
]);

test('every exported component has stories, or is a part on the page of another', () => {
  const exported = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
  expect(guides.map(({ name }) => name)).toEqual(expect.arrayContaining(exported));
});

test.each(pages)('$name has its name and one status', ({ name, title, tags }) => {
  expect(title.split('/').at(-1)).toBe(name);
  expect(tags).toEqual([expect.stringMatching(/^(new|stable|deprecated)$/)]);
});

test.each(guides)('the guide of $name says when to use it, how, and how not', ({ guide }) => {
  if (!guide) throw new Error('It has no guide.');
  const texts = [guide.use, ...guide.do, ...guide.dont, guide.words, guide.accessibility];
  expect(texts.filter((text) => text.startsWith('TO WRITE'))).toEqual([]);
  expect(guide.do.length).toBeGreaterThan(0);
  expect(guide.dont.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(/^.{4,150}[."]$/);
});

test.each(pages.filter(({ parameters }) => parameters?.guide?.anatomy))(
  '$name has a story with its parts, and pictures',
  ({ exports, parameters }) => {
    const { anatomy, pairs = [] } = parameters?.guide ?? {};
    expect(exports).toContain(anatomy?.story ?? 'Default');
    expect(pairs.length).toBeGreaterThan(0);
    for (const pair of pairs) for (const [says] of [pair.do, pair.dont]) expect(says).toMatch(/^.{4,100}[."]$/);
  },
);
