import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as ui from '..';
import { absentComponents } from './absentComponents';
import type { ComponentGuide } from './ComponentGuide';
import { findComponents } from './findComponents';
import { patterns } from './patterns';

const source = join(__dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const guides = files
  .filter((file) => file.endsWith('.guide.ts'))
  .map((file) => ({
    name: basename(file, '.guide.ts'),
    guide: jest.requireActual<{ guide: ComponentGuide }>(join(source, file)).guide,
  }));
const stories = files.filter((file) => file.endsWith('.stories.tsx')).map((file) => basename(file, '.stories.tsx'));
/** Pages of stories that show many components. */
const overviews = ['KitchenSink', 'Tokens', 'IconGallery', 'ComponentFinder', 'WordsDatesMoney'];
const componentNames = guides.map(({ name }) => name);
const product = JSON.parse(readFileSync(join(source, '../../../package.json'), 'utf8')) as { version: string };
const exported = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));

test('every exported component, and every one with stories, has a guide', () => {
  const components = [...exported, ...stories.filter((name) => !overviews.includes(name))];
  expect(guides.map(({ name }) => name)).toEqual(expect.arrayContaining(components));
});

test.each(guides)('$name has a status and versions that are true', ({ guide }) => {
  const versions = [guide.since, ...(guide.changes ?? []).map(({ version }) => version)];
  for (const version of versions) expect(version).toMatch(/^(\d+\.\d+(\.\d+)?|unreleased)$/);
  for (const version of versions.filter((name) => name !== 'unreleased')) expect(isReleased(version)).toBe(true);
  // A component that is not released yet can still change.
  expect(guide.since === 'unreleased' && guide.status === 'stable').toBe(false);
  const named = componentNames.filter((name) => guide.use.includes(name));
  expect(guide.status === 'deprecated' && named.length === 0).toBe(false);
});

function isReleased(version: string): boolean {
  return version.localeCompare(product.version, 'en', { numeric: true }) <= 0;
}

test.each(guides)('the guide of $name is on a page that there is', ({ name, guide }) => {
  expect(stories).toContain(guide.partOf ?? name);
});

test.each(guides)('the guide of $name says when to use it, how, and how not', ({ guide }) => {
  const texts = [guide.use, ...guide.do, ...guide.dont, guide.words, guide.accessibility, ...(guide.changes ?? []).map(({ text }) => text)];
  const unwritten = texts.filter((text) => text.startsWith('TO WRITE'));
  expect(unwritten).toEqual([]);
  expect(guide.synonyms.length).toBeGreaterThan(0);
  expect(guide.do.length).toBeGreaterThan(0);
  expect(guide.dont.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(/^.{4,150}[."]$/);
});

const entries = [...guides, ...patterns, ...absentComponents];
const found = (query: string) => findComponents(entries, query).map(({ name }) => name);

/** Queries of designers, and the first result of each. */
const queries: [string, string][] = [
  ['choice of three', 'ChoiceCards Segmented'],
  ['choose one of three', 'ChoiceCards Segmented'],
  ['pick one of 3', 'ChoiceCards Segmented'],
  ['choice of 3', 'ChoiceCards Segmented'],
  ['choose between three options', 'ChoiceCards Segmented'],
  ['radio group', 'ChoiceCards Segmented'],
  ['checkbox group', 'Checkbox'],
  ['chekbox', 'Checkbox'],
  ['search field', 'TextField'],
  ['dropdown', 'SelectField'],
  ['grid of games', 'TileGrid GameTile'],
  ['form', 'Forms'],
  ['delete', 'Button ConfirmDialog'],
  ['confirm deleting', 'ConfirmDialog'],
  ['loading list', 'Skeleton'],
  ['nothing to show', 'EmptyState'],
  ['try again', 'ErrorState'],
  ['offline', 'Loading, empty, failing, offline'],
  ['double tap', 'Confirming and money'],
  ['message after saving', 'ToastRegion'],
  ['date picker', 'DayRangePicker'],
  ['hide the balance', 'BalanceMask'],
  ['price', 'Money'],
  ['bottom navigation', 'TabBar'],
  ['steps of an order', 'Timeline'],
  ['accordion', 'Disclosure'],
  ['copy account number', 'CopyRow'],
  ['text for screen readers', 'VisuallyHidden'],
  ['date', 'Words, dates and money'],
  ['date format', 'Words, dates and money'],
  ['burmese', 'Words, dates and money'],
  ['line break', 'Words, dates and money'],
  ['money', 'Money'],
  ['day week month', 'Segmented'],
  ['red text', 'Notice Tokens'],
  ['danger', 'Notice Button'],
  ['radio', 'ChoiceCards Segmented'],
];

test.each(queries)('“%s” finds first: %s', (query, expected) => {
  const names = patterns.some(({ name }) => name === expected) ? [expected] : expected.split(' ');
  expect(found(query).slice(0, names.length).sort()).toEqual(names.sort());
});

test.each(['money', 'currency'])('“%s” finds the component, and the page about writing it', (query) => {
  expect(found(query)).toEqual(expect.arrayContaining(['Money', 'Words, dates and money']));
});

test.each(absentComponents.map(({ name, instead }) => [name, instead[0]]))('“%s” finds that there is none, and then %s', (name, first) => {
  expect(found(name ?? '').slice(0, 2)).toEqual([name, first]);
});

test.each(['aeroplane', 'zzz', 'the of a'])('“%s” finds nothing', (query) => {
  expect(found(query)).toEqual([]);
});

test('an empty query finds everything by name', () => {
  expect(found(' ')).toEqual(entries.map(({ name }) => name).sort((a, b) => a.localeCompare(b)));
});
