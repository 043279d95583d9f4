import type { WireCall } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { buildGame } from './mocks/gameBuilders';
import { discoveryWire, gamesWire, lotteryWire } from './wire';

const html5 = { platform: 'html5', clientType: 2 };

test.each<[string, WireCall, object]>([
  ['the vendors', gamesWire.getVendors, { typeId: 1, merchant_code: '200jilif3', language: 'EN' }],
  [
    'a list of games',
    gamesWire.getGames,
    {
      ...html5,
      merchant: '200jilif3',
      gameName: 'ruby',
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 25,
      vassalage: 'PALM',
      gameClassify: 'JP',
      minBet: '0.05',
      minLine: '20',
      language: 'EN',
    },
  ],
  ['the hot games', gamesWire.getHotGames, { isPlatform: 2, language: 'EN', platform: 'html5', merchantCode: '200jilif3' }],
  ['the recent games', gamesWire.getRecentGames, { page: 1, pageSize: 25, gameType: 'RNG', language: 'EN', clientType: 2 }],
  ['a favourite to add', gamesWire.addFavourite, { nodeId: 'n1', vendor: 'PALM' }],
  ['a favourite to remove', gamesWire.removeFavourite, { nodeId: 'n1', vendor: 'PALM' }],
  ['the ids of favourites', gamesWire.getFavouriteIds, { pageNo: 1, pageSize: 100 }],
  ['the favourites', gamesWire.getFavourites, { pageNo: 1, gameType: 'RNG', pageSize: 30, language: 'EN' }],
  ['the winner board', gamesWire.getWinners, { gameCategory: 'ALL', language: 'EN', limitNum: 20 }],
])('spec 7: the request for %s accepts all fields of the specification', (_, { input }, asked) => {
  expect(v.parse(input, asked)).toEqual(asked);
});

test.each<[string, WireCall, WireCall['method'], string]>([
  ['favourites are added by POST', gamesWire.addFavourite, 'POST', gamesWire.removeFavourite.path],
  ['favourites are removed by DELETE', gamesWire.removeFavourite, 'DELETE', gamesWire.addFavourite.path],
  ['recent games are added by GET', gamesWire.addRecentGame, 'GET', '/lgw/games/recent/add'],
  ['games are launched', gamesWire.launchGame, 'POST', '/wps/game/launchGame'],
  ['bets are read', lotteryWire.getSubOrders, 'GET', '/lgw/orders/suborders'],
  ['stakes are cancelled', lotteryWire.cancelSubOrder, 'POST', '/lgw/orders/suborders/cancel'],
])('spec 7: %s', (_, call, method, path) => {
  expect([call.method, call.path]).toEqual([method, path]);
});

test.each([
  [
    'clientType 1',
    gamesWire.getGames,
    { ...html5, clientType: 1, merchant: 'm', language: 'EN', gameType: 'RNG', pageNo: 1, pageSize: 25 },
  ],
  ['another platform', gamesWire.getHotGames, { isPlatform: 2, language: 'EN', platform: 'flash' }],
  ['isPlatform 1', gamesWire.getHotGames, { isPlatform: 1, language: 'EN', platform: 'html5' }],
  ['101 ids', gamesWire.getFavouriteIds, { pageNo: 1, pageSize: 101 }],
  ['21 winners', gamesWire.getWinners, { gameCategory: 'ALL', language: 'EN', limitNum: 21 }],
])('spec 9: a request with %s is rejected', (_, { input }, asked) => {
  expect(v.safeParse(input, asked).success).toBe(false);
});

const pages = {
  'a list': gamesWire.getGames,
  'hot games': gamesWire.getHotGames,
  'recent games': gamesWire.getRecentGames,
  favourites: gamesWire.getFavourites,
};

test.each(
  Object.entries(pages).flatMap(([name, call]) => (['content', 'games', 'list'] as const).map((field) => [name, field, call] as const)),
)('spec 3: a page of %s may name its rows "%s"', (_, field, { value }) => {
  const page = v.parse(value, { [field]: [buildGame()], pageNum: 2, totalPages: 3 });
  expect(page).toMatchObject({ games: [{ nodeId: 'n1', vassalage: 'PALM' }], pageNum: 2, totalPages: 3 });
});

test.each([
  { pageNum: 1, totalPages: 0 },
  { content: [], pageNum: 1, totalPages: 0 },
])('a page without games, %j, is empty', (reply) => {
  expect(v.parse(gamesWire.getGames.value, reply)).toEqual({ games: [], pageNum: 1, totalPages: 0, currencySymbol: '' });
});

test('spec 3: a game has all fields of the specification; an invalid game is dropped from its page', () => {
  const whole = {
    ...buildGame(),
    nodeName: 'Ruby Rush',
    displayName: 'Palm Play',
    gameClassify: 'SC',
    gameClassifyNew: 'JP',
    minBet: '0.05',
    showIcon: 'art/x',
    roomId: 'r1',
    supportPlay: true,
    isGameH5: true,
    lottoMode: 'Tradition',
    tags: ['NEW'],
    players: 1204,
    jackpot: '612400.50',
    lastWin: '900',
  };
  const { games } = v.parse(gamesWire.getGames.value, { games: [whole, { nodeId: 'n2' }, null], pageNum: 1, totalPages: 1 });
  expect(games).toEqual([whole]);
});

test('facts, demos, matches and tables need no session', () => {
  expect(new Set(Object.values(discoveryWire).map(({ access }) => access))).toEqual(new Set(['anyone']));
});
