import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@parlour/kernel';
import { countries } from './countries/countries';
import { loadWorld } from './loadWorld';

const world = loadWorld();
const announcements = world.announcementsOf({ country: 'MM', currency: 'MMK', symbol: 'Ks' });

test('links lead to paths of the app', () => {
  const known = new Set(Object.values(paths).flatMap((group) => Object.values(group)));
  const links = [...announcements, ...world.inbox].flatMap(({ link }) => (link === undefined ? [] : [link.split('?')[0] ?? '']));
  expect(links.filter((link) => !known.has(link as never))).toEqual([]);
});

test('announcements have images, and their amounts are the merchant’s', () => {
  const campaigns = announcements.flatMap(({ image }) => image ?? []);
  expect(campaigns.filter((campaign) => !world.images.campaigns.includes(campaign))).toEqual([]);
  const texts = JSON.stringify(announcements);
  expect(texts).toContain('Ks 7,500,000');
  expect(texts).not.toMatch(/\{\w+\}/);
});

test('vendors, brands and avatars have motifs and schemes', () => {
  for (const { code, look, schemes } of world.vendors) {
    expect(world.images.motifs).toContain(look.emblem);
    for (const scheme of [...schemes, look.scheme]) expect([code, world.images.schemeOf(scheme)]).toEqual([code, expect.anything()]);
  }
  for (const brand of [world.licences, ...countries.map(({ payments }) => payments)].flatMap((brands) => Object.keys(brands))) {
    expect([brand, world.images.mark(brand, 160)]).toEqual([brand, expect.stringContaining('<svg')]);
  }
  expect(world.images.avatar('1', 96)).toContain('<svg');
});

test('old messages are numbered', () => {
  expect(world.olderMessages[1]?.texts.EN.title).toMatch(/2$/);
});

test('every text is written in every language, with the same parts', () => {
  const data = join(import.meta.dirname, '../data');
  const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const faults = files.flatMap((file) =>
    incomplete(JSON.parse(readFileSync(join(data, file), 'utf8'))).map((fault) => `${file}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

/** Returns the English texts whose translations are missing, empty or of another shape. */
function incomplete(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!('EN' in value)) return Object.values(value).flatMap(incomplete);
  const { EN, ...others } = value;
  const shapes = Object.entries(others).map(([language, text]) => `${language} ${shapeOf(text)}`);
  return shapes.join() === ['TY', 'MY'].map((language) => `${language} ${shapeOf(EN)}`).join() ? [] : [JSON.stringify(EN)];
}

/** Describes a text without its words: its keys, the number of its parts, and the placeholders of each. Translations must have the same. */
function shapeOf(text: unknown): string {
  if (typeof text === 'string') return text === '' ? 'empty' : (text.match(/\{\w+\}/g) ?? []).sort().join();
  return JSON.stringify(Object.entries(Object(text) as object).map(([name, part]) => [name, shapeOf(part)]));
}
