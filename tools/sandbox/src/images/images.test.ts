import sharp from 'sharp';
import { encodeImage } from '@parlour/sandbox-world';
import { useGateway } from '../testing/useGateway';
import { world } from '../world';
import { imagePath } from './imagePath';
import { imageStoreOf } from './imageStoreOf';
import { readImagePath } from './readImagePath';

const gateway = useGateway();
const get = (path: string) => gateway.gateway.app.request(`/cdn/a/${path}`);
const games = world.makeGames(20261121);
const draw = (index: number, pixels: number) => {
  const game = games[index];
  if (!game) throw new Error('no such game');
  return world.images.game({ ...game, id: game.nodeId }, pixels);
};

test('a game’s image always has the same bytes, different from another game’s', async () => {
  const [once, again, other] = await Promise.all([
    encodeImage(draw(0, 200), 'avif'),
    encodeImage(draw(0, 200), 'avif'),
    encodeImage(draw(1, 200), 'avif'),
  ]);
  expect(once.equals(again)).toBe(true);
  expect(once.equals(other)).toBe(false);
});

test.each([
  [200, 'avif', 250],
  [400, 'avif', 500],
  [200, 'webp', 250],
  [400, 'webp', 500],
] as const)('a tile of width %i in %s is 4:5 and at most 20 KB', async (width, format, height) => {
  for (let index = 0; index < 80; index += 10) {
    const bytes = await encodeImage(draw(index, width), format);
    const { width: w, height: h } = await sharp(bytes).metadata();
    expect([w, h]).toEqual([width, height]);
    expect(bytes.length).toBeGreaterThan(4_000);
    expect(bytes.length).toBeLessThanOrEqual(20_480);
  }
});

test('a live table has a picture of its own, 16:9', async () => {
  const live = games.filter(({ category }) => category === 'LIVE').slice(0, 2);
  const pictures = await Promise.all(
    live.map(async ({ nodeId }) => Buffer.from(await (await get(`${imagePath('tables', nodeId)}.400.webp`)).arrayBuffer())),
  );
  for (const picture of pictures) {
    const { width, height } = await sharp(picture).metadata();
    expect([width, height]).toEqual([400, 225]);
    expect(picture.length).toBeLessThanOrEqual(20_480);
  }
  expect(pictures[0]?.equals(pictures[1] as Buffer)).toBe(false);
});

test('images are cached forever, or for an hour if the address has no version', async () => {
  const path = imagePath('games', games[0]?.nodeId ?? '');
  const reply = await get(`${path}.200.avif`);
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'image/avif']);
  expect(reply.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  const unversioned = await get(`art/games/${games[0]?.nodeId}.200.avif`);
  expect(unversioned.headers.get('Cache-Control')).toBe('public, max-age=3600');
  expect(Buffer.from(await unversioned.arrayBuffer()).equals(Buffer.from(await reply.arrayBuffer()))).toBe(true);
});

test.each(world.images.campaigns)('banner %s is 5:2', async (id) => {
  const bytes = Buffer.from(await (await get(`${imagePath('banners', id)}.720.webp`)).arrayBuffer());
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([720, 288]);
});

test('logos are 3:2, avatars square, and the fallback exists in every width', async () => {
  const shape = async (path: string) => {
    const { width, height } = await sharp(Buffer.from(await (await get(path)).arrayBuffer())).metadata();
    return [width, height];
  };
  expect(await shape(`${imagePath('vendors', 'ORCHID')}.160.webp`)).toEqual([160, 107]);
  expect(await shape(`${imagePath('marks', 'gopeso')}.160.avif`)).toEqual([160, 107]);
  expect(await shape(`${imagePath('avatars', '3')}.96.avif`)).toEqual([96, 96]);
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
])('%s is answered with 404 as plain text', async (path) => {
  const reply = await get(path);
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([404, expect.stringContaining('text/plain')]);
});

test('an unknown CDN node is answered with 404', async () => {
  expect((await gateway.gateway.app.request('/cdn/z/art/default.200.webp')).status).toBe(404);
});

test('simultaneous requests share one drawing', async () => {
  const store = imageStoreOf(gateway.platform);
  const image = readImagePath(`${imagePath('games', games[40]?.nodeId ?? '')}.200.webp`);
  if (!image) throw new Error('not read');
  const first = store.read(image);
  expect(store.read(image)).toBe(first);
  await first;
  expect(store.busy()).toBe(0);
});
