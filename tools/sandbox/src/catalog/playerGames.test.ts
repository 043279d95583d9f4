import { gamesWire } from '@parlour/games/wire';
import { type Client, createClient } from '../testing/createClient';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
let player: Client;
let games: { nodeId: string; vassalage: string; gameType: string }[];

beforeAll(async () => {
  player = await gateway.login('noel');
  const asked = { merchant: '200jilif3', platform: 'html5', clientType: 2, language: 'EN', pageNo: 1 } as const;
  const slots = await player.call(gamesWire.getGames, { ...asked, gameType: 'RNG', pageSize: 100 });
  const fishing = await player.call(gamesWire.getGames, { ...asked, gameType: 'FISH', pageSize: 5 });
  games = [...fishing.games, ...slots.games];
});

const nodeId = (index: number) => games[index]?.nodeId ?? '';
const ids = () => player.call(gamesWire.getFavouriteIds, { pageNo: 1, pageSize: 100 });
const add = (index: number) => player.call(gamesWire.addFavourite, { nodeId: nodeId(index), vendor: games[index]?.vassalage ?? '' });
const remove = (index: number) => player.call(gamesWire.removeFavourite, { nodeId: nodeId(index), vendor: '' });

test('a visitor has neither favourites nor recent games', async () => {
  const visitor = createClient((path, init) => gateway.gateway.app.request(path, init));
  expect(await visitor.refusal(gamesWire.getFavouriteIds, { pageNo: 1, pageSize: 100 })).toMatchObject({ status: 401 });
  const asked = { page: 1, pageSize: 25, language: 'EN', clientType: 2 } as const;
  expect(await visitor.refusal(gamesWire.getRecentGames, asked)).toMatchObject({ status: 401 });
});

test('adding or removing a favourite twice has the effect of once', async () => {
  const before = await ids();
  await add(0);
  gateway.pass(1000);
  await add(6);
  await add(0);
  expect(await ids()).toEqual([nodeId(6), nodeId(0), ...before]);
  await remove(0);
  await remove(0);
  expect(await ids()).toEqual([nodeId(6), ...before]);
});

test('favourites are listed as games, by category and in pages', async () => {
  const asked = { language: 'EN', pageNo: 1, pageSize: 30 };
  await add(1);
  const all = await player.call(gamesWire.getFavourites, asked);
  expect(all.games.map((game) => game.nodeId)).toEqual(expect.arrayContaining([nodeId(1), nodeId(6)]));
  const fishing = await player.call(gamesWire.getFavourites, { ...asked, gameType: 'FISH' });
  expect(new Set(fishing.games.map(({ gameType }) => gameType))).toEqual(new Set(['FISH']));
  const page = await player.call(gamesWire.getFavourites, { ...asked, pageSize: 1 });
  expect(page).toMatchObject({ pageNum: 1, totalPages: all.games.length });
});

test('spec 9: an account has at most 100 favourites', async () => {
  for (let index = 0; index < games.length && (await ids()).length < 100; index += 1) await add(index);
  expect(await ids()).toHaveLength(100);
  const spare = games.length - 1;
  const refused = await player.refusal(gamesWire.addFavourite, { nodeId: nodeId(spare), vendor: '' });
  expect(refused).toMatchObject({ code: 'ABOVE_MAX', value: { max: 100 } });
});

test('a game that the merchant does not offer cannot be a favourite', async () => {
  expect(await player.refusal(gamesWire.addFavourite, { nodeId: '1', vendor: 'X' })).toMatchObject({ code: 'GAME_UNAVAILABLE' });
  expect(await player.refusal(gamesWire.addRecentGame, { nodeId: '1', vassalage: 'X' })).toMatchObject({ code: 'GAME_UNAVAILABLE' });
});

test('recent games are listed once each, the latest first', async () => {
  for (const index of [0, 6, 7, 0]) {
    gateway.pass(1000);
    await player.call(gamesWire.addRecentGame, { nodeId: nodeId(index), vassalage: games[index]?.vassalage ?? '' });
  }
  const asked = { page: 1, pageSize: 25, language: 'EN', clientType: 2 } as const;
  const recent = await player.call(gamesWire.getRecentGames, asked);
  expect(recent.games.slice(0, 3).map((game) => game.nodeId)).toEqual([nodeId(0), nodeId(7), nodeId(6)]);
  const fishing = await player.call(gamesWire.getRecentGames, { ...asked, gameType: 'FISH' });
  expect(fishing.games.every(({ gameType }) => gameType === 'FISH')).toBe(true);
});
