import { createDecipheriv } from 'node:crypto';
import { motifTraits } from '../art/motifTraits';
import { namedTone } from '../art/namedTone';
import { schemes } from '../art/schemes';
import { merchants } from '../merchants';
import { makeGames } from './makeGames';
import { merchantInfo } from './merchantInfo';
import { type Look, likeness } from './spread';

const games = makeGames(20261121);
const look = ({ motif, scheme }: (typeof games)[number]): Look => ({ motif, family: schemes[scheme].family });
const resembling = (list: typeof games) =>
  list.filter((game, at) => likeness(look(game), list.slice(Math.max(0, at - 3), at).map(look)) > 0).map(({ name }) => name);

test('the same seed makes the same world, another one another', () => {
  expect(makeGames(20261121)).toEqual(games);
  expect(makeGames(7)[0]?.name).not.toBe(games[0]?.name);
});

test('at least 3,000 games, each with a code of its own at its vendor', () => {
  expect(games.length).toBeGreaterThanOrEqual(3000);
  expect(new Set(games.map(({ vassalage, gameCode }) => `${vassalage}/${gameCode}`)).size).toBe(games.length);
  expect(games.every(({ gameCode }) => /^[a-z0-9-]+$/.test(gameCode))).toBe(true);
});

test.each([
  ['RNG', 200],
  ['FISH', 50],
  ['LIVE', 50],
  ['PVP', 50],
  ['SPORTS', 25],
])('neighbours in %s differ in motif and colour among the first %i', (category, count) => {
  expect(resembling(games.filter((game) => game.category === category).slice(0, count))).toEqual([]);
});

test('neighbours in the hot list differ in motif and colour', () => {
  const hot = games.filter((game) => game.hot !== null).sort((a, b) => (a.hot ?? 0) - (b.hot ?? 0));
  expect(resembling(hot.slice(0, 27))).toEqual([]);
});

test('no picture drowns in its scheme', () => {
  for (const { motif, scheme, name } of games) {
    const { family } = schemes[scheme];
    expect(motifTraits[motif].avoid).not.toContain(family);
    expect(namedTone(name)?.family).not.toBe(family);
  }
});

test.each(merchants)('$code: links, marks and image CDNs for the status', (merchant) => {
  const info = merchantInfo(merchant, { vendorOrigin: 'http://localhost:4320' });
  expect(info.imageCDNs).toEqual(['/cdn/a', '/cdn/b']);
  const types = info.resources?.map(({ resourceType }) => resourceType);
  expect(types).toEqual(expect.arrayContaining(['FACEBOOK_1', 'TELEGRAM_2', 'YOUTUBE', 'LICENCE', 'PAYMENT', 'HELPLINE', 'Android']));
  expect(JSON.stringify(info.resources)).not.toMatch(/https:\/\/(?![\w.-]+\.example\b)/);
});

test('spec 3: the customer-service path carries its 8-character key at the end', () => {
  const [entry] = merchantInfo(merchants[0], { vendorOrigin: 'http://localhost:4320' }).customerService ?? [];
  const path = entry?.path ?? '';
  const decipher = createDecipheriv('des-ede3-ecb', path.slice(-8).repeat(3), null);
  const url = Buffer.concat([decipher.update(path.slice(0, -8), 'base64'), decipher.final()]).toString('utf8');
  expect(url).toBe('http://localhost:4320/chat?merchant=200jilif3');
});
