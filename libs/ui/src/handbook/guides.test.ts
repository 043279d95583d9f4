import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentGuide } from './ComponentGuide';

const source = join(__dirname, '..');
/** Pages of stories that show many components. */
const overviews = ['kitchen-sink/KitchenSink', 'tokens/Tokens', 'handbook/IconGallery', 'handbook/ComponentFinder'];
const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => file.replace('.stories.tsx', ''))
  .filter((file) => !overviews.includes(file));

test.each(components)('%s has a guide that says when to use it, how, and how not', (component) => {
  const file = join(source, `${component}.guide.ts`);
  expect(existsSync(file)).toBe(true);
  const { guide } = jest.requireActual<{ guide: ComponentGuide }>(file);
  const texts = [guide.use, ...guide.do, ...guide.dont, guide.words, guide.accessibility, ...(guide.changes ?? []).map(({ text }) => text)];
  const unwritten = texts.filter((text) => text.startsWith('TO WRITE'));
  expect({ [`${component}.guide.ts`]: unwritten }).toEqual({ [`${component}.guide.ts`]: [] });
  expect(guide.do.length).toBeGreaterThan(0);
  expect(guide.dont.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(/^.{4,150}[."]$/);
});
