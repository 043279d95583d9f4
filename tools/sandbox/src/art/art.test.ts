import sharp from 'sharp';
import { useGateway } from '../testing/useGateway';
import { makeGames } from '../world/makeGames';
import { artPath } from './artPath';
import { campaigns } from './campaigns';
import { galleryOf } from './galleryOf';
import { gamePicture } from './gamePicture';
import { createInk } from './ink/createInk';
import { drawTitle } from './lettering/drawTitle';
import { motifs } from './motifs';
import { motifTraits } from './motifTraits';
import { readPicturePath } from './readPicturePath';
import { render } from './render';
import { scenes } from './scenes';
import type { Lettering } from './vendorLook';

const gateway = useGateway();
const get = (path: string) => gateway.gateway.app.request(`/cdn/a/${path}`);
const games = makeGames(20261121);
const picture = (index: number, pixels: number) => {
  const game = games[index];
  if (!game) throw new Error('no such game');
  return gamePicture({ ...game, id: game.nodeId }, pixels);
};

test('a few dozen motifs, each with scenes to stand before', () => {
  expect(Object.keys(motifs).length).toBeGreaterThanOrEqual(36);
  for (const { scenes: places } of Object.values(motifTraits)) for (const name of places) expect(scenes[name]).toBeDefined();
});

test('the same game gives the same bytes, another one others', async () => {
  const [once, again, other] = await Promise.all([
    render(picture(0, 200), 'avif'),
    render(picture(0, 200), 'avif'),
    render(picture(1, 200), 'avif'),
  ]);
  expect(once.equals(again)).toBe(true);
  expect(once.equals(other)).toBe(false);
});

test.each([
  [200, 'avif', 250],
  [400, 'avif', 500],
  [200, 'webp', 250],
  [400, 'webp', 500],
] as const)('tiles %i wide as %s are 4:5 and at most 20 KB', async (width, format, height) => {
  for (let index = 0; index < 80; index += 10) {
    const bytes = await render(picture(index, width), format);
    const { width: w, height: h } = await sharp(bytes).metadata();
    expect([w, h]).toEqual([width, height]);
    expect(bytes.length).toBeGreaterThan(4_000);
    expect(bytes.length).toBeLessThanOrEqual(20_480);
  }
});

test('every motif draws, and needs no system font', () => {
  const seen = new Set<string>();
  for (const game of games.filter(({ motif }) => !seen.has(motif) && seen.add(motif))) {
    const svg = gamePicture({ ...game, id: game.nodeId }, 200);
    expect(svg).not.toMatch(/<text|font-family|NaN|undefined/);
  }
  expect(seen.size).toBe(Object.keys(motifs).length);
});

test.each<Lettering>(['bangers', 'bungee', 'cinzel', 'lilita', 'righteous', 'rye'])(
  '%s: titles of any length stay in their box',
  (lettering) => {
    const box = { x: 100, bottom: 237, width: 181, height: 71 };
    for (const title of [
      'Go',
      'Emerald Cascade',
      'No',
      'Incomprehensibilities',
      'Barrio Rooster Feathers Deluxe',
      'The Very Long Road To The Golden Temple II',
    ]) {
      const ink = createInk(title);
      drawTitle(ink, title, { box, style: { lettering, finish: 'gold' } });
      const numbers = [...ink.definitions().matchAll(/<path id="[^"]*" d="([^"]*)"/g)].flatMap(
        ([, d = '']) => d.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [],
      );
      const xs = numbers.filter((_, i) => i % 2 === 0);
      const ys = numbers.filter((_, i) => i % 2 === 1);
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(box.x - box.width / 2 - 0.2);
      expect(Math.max(...xs)).toBeLessThanOrEqual(box.x + box.width / 2 + 0.2);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(box.bottom - box.height - 5);
      expect(Math.max(...ys)).toBeLessThanOrEqual(box.bottom + 6);
    }
  },
);

test('the CDN serves a game’s picture for ever, and asks again where the address has no version', async () => {
  const path = artPath('games', games[0]?.nodeId ?? '');
  const reply = await get(`${path}.200.avif`);
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'image/avif']);
  expect(reply.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const unversioned = await get(`art/games/${games[0]?.nodeId}.200.avif`);
  expect(unversioned.headers.get('Cache-Control')).toBe('public, max-age=3600');
  expect(Buffer.from(await unversioned.arrayBuffer()).equals(Buffer.from(await reply.arrayBuffer()))).toBe(true);
});

test.each(Object.keys(campaigns))('banner %s is 5:2', async (id) => {
  const bytes = Buffer.from(await (await get(`${artPath('banners', id)}.720.webp`)).arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([720, 288]);
});

test('logos are 3:2, avatars square, and the stand-in is there in every width', async () => {
  const shape = async (path: string) => {
    const { width, height } = await sharp(Buffer.from(await (await get(path)).arrayBuffer())).metadata();
    return [width, height];
  };
  expect(await shape(`${artPath('vendors', 'ORCHID')}.160.webp`)).toEqual([160, 107]);
  expect(await shape(`${artPath('marks', 'gopeso')}.160.avif`)).toEqual([160, 107]);
  expect(await shape(`${artPath('avatars', '3')}.96.avif`)).toEqual([96, 96]);
  expect(await shape('art/default.200.webp')).toEqual([200, 250]);
  expect(await shape('art/default.720.avif')).toEqual([720, 288]);
});

test.each([
  'art/games/1.200.avif',
  'art/games/100001.300.avif',
  'art/games/100001.200.png',
  'art/banners/nothing.720.avif',
  'art/nothing/1.200.avif',
  'art/games/..%2f..%2fsecret.200.avif',
  'art/default/x.200.avif',
  'index.html',
])('%s is unknown: 404, and no HTML', async (path) => {
  const reply = await get(path);
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([404, expect.stringContaining('text/plain')]);
});

test('an unknown node of the CDN is unknown', async () => {
  expect((await gateway.gateway.app.request('/cdn/z/art/default.200.webp')).status).toBe(404);
});

test('requests at the same time share one painting', async () => {
  const gallery = galleryOf(gateway.platform);
  const asked = readPicturePath(`${artPath('games', games[40]?.nodeId ?? '')}.200.webp`);
  if (!asked) throw new Error('not read');
  const first = gallery.read(asked);
  expect(gallery.read(asked)).toBe(first);
  await first;
  expect(gallery.busy()).toBe(0);
});
