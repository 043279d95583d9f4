import { discoveryWire, gamesWire } from '@parlour/games/wire';
import type { WireInput } from '@parlour/kernel/wire-call';
import { eq } from 'drizzle-orm';
import { vendors } from '../db/schema/catalog';
import { imagePath } from '../images/imagePath';
import { useGateway } from '../testing/useGateway';
import { findGame } from './findGame';

const gateway = useGateway();

type Asked = Partial<WireInput<typeof gamesWire.getGames>>;
const list = (asked: Asked = {}, merchant = '200jilif3') =>
  gateway.client({ merchant }).call(gamesWire.getGames, {
    merchant,
    platform: 'html5',
    clientType: 2,
    language: 'EN',
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 25,
    ...asked,
  });
const vendorsOf = (merchant: string) =>
  gateway.client({ merchant }).call(gamesWire.getVendors, { typeId: 1, merchant_code: merchant, language: 'EN' });

test('at least 26 vendors offer games in every category of the merchant', async () => {
  const { content, sorting, mapping } = await vendorsOf('200jilif3');
  expect(new Set(content.map(({ vassalage }) => vassalage)).size).toBeGreaterThanOrEqual(26);
  expect(sorting.map(({ gameCategory }) => gameCategory)).toEqual(['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT']);
  expect(mapping['ELOTT']).toContain('LOTT');
  expect(content.filter(({ maintenance }) => maintenance).map(({ displayName }) => displayName)).toEqual(['Halo Mix']);
});

test('cockfights are off in the Philippines and on in Myanmar', async () => {
  const inMyanmar = await vendorsOf('200jilimm3');
  expect(inMyanmar.sorting.map(({ gameCategory }) => gameCategory)).toContain('COCKFIGHT');
  expect((await list({ gameType: 'COCKFIGHT' })).games).toEqual([]);
  expect((await list({ gameType: 'COCKFIGHT' }, '200jilimm3')).games).toHaveLength(25);
});

test('at least 3,000 games, in pages that repeat none and omit none', async () => {
  const first = await list({ gameType: 'ALL', pageSize: 100 });
  expect(first.totalPages).toBeGreaterThanOrEqual(30);
  const second = await list({ gameType: 'ALL', pageSize: 100, pageNo: 2 });
  const ids = [...first.games, ...second.games].map(({ nodeId }) => nodeId);
  expect(new Set(ids).size).toBe(200);
  const last = await list({ gameType: 'ALL', pageSize: 100, pageNo: first.totalPages });
  expect(last.games.length).toBeGreaterThan(0);
  expect((await list({ gameType: 'ALL', pageSize: 100, pageNo: first.totalPages + 1 })).games).toEqual([]);
});

test('a search ignores case and outer spaces, and treats wildcards as text', async () => {
  const found = await list({ gameType: 'ALL', gameName: '  eMERALD casc ' });
  expect(found.games.map(({ gameName }) => gameName)).toContain('Emerald Cascade');
  expect((await list({ gameType: 'ALL', gameName: '%' })).games).toEqual([]);
  expect((await list({ gameType: 'ALL', gameName: '_' })).games).toEqual([]);
  expect((await list({ gameType: 'ALL', gameName: '   ' })).games).toHaveLength(25);
});

test.each([
  ['bacarat', 'Baccarat', /baccarat/i],
  ['dargon', 'Dragon', /dragon/i],
])('a search for “%s” finds what was meant and suggests “%s”', async (gameName, meant, expected) => {
  const { games, suggestion } = await list({ gameType: 'ALL', gameName });
  expect(suggestion).toBe(meant);
  expect(games.length).toBeGreaterThan(0);
  for (const game of games) expect(game.gameName).toMatch(expected);
  const next = await list({ gameType: 'ALL', gameName, pageSize: 1, pageNo: 2 });
  expect(next.games.map(({ nodeId }) => nodeId)).toEqual([games[1]?.nodeId]);
});

test('a search that matches as it is spelled, or resembles nothing, has no suggestion', async () => {
  expect(await list({ gameType: 'ALL', gameName: 'dragon' })).toHaveProperty('suggestion', undefined);
  expect(await list({ gameType: 'ALL', gameName: 'qqqqqqqq' })).toMatchObject({ games: [], suggestion: undefined });
});

test('a provider’s name finds its games, and narrows a search', async () => {
  const { games } = await list({ gameType: 'ALL', gameName: 'lumen reels' });
  expect(new Set(games.map(({ vassalage }) => vassalage))).toEqual(new Set(['LUMEN']));
  const narrowed = await list({ gameType: 'ALL', gameName: 'dragon lumen' });
  expect(narrowed.games.length).toBeGreaterThan(0);
  expect(narrowed.games.every(({ vassalage, gameName }) => vassalage === 'LUMEN' && /dragon/i.test(gameName))).toBe(true);
});

test.each(['VP', 'JP', 'SC', 'TG', 'AC', 'BG'])('spec 2: slots can be filtered by the classification %s', async (gameClassify) => {
  const { games } = await list({ gameClassify });
  expect(games.length).toBeGreaterThan(8);
  expect(new Set(games.map((game) => game.gameClassify))).toEqual(new Set([gameClassify]));
});

test.each(['0.01', '0.05', '0.1', '0.5', '0.75', '1'])('spec 9: slots can be filtered by the minimum bet %s', async (minBet) => {
  const { games } = await list({ minBet });
  expect(games).toHaveLength(25);
  expect(new Set(games.map((game) => Number(game.minBet)))).toEqual(new Set([Number(minBet)]));
});

test('spec 7: minLine leaves the games with at least so many lines', async () => {
  const { games } = await list({ gameType: 'ALL', minLine: '5' });
  expect(games).toHaveLength(25);
  expect(new Set(games.map(({ gameType }) => gameType))).toEqual(new Set(['RNG']));
  expect((await list({ minLine: '6' })).games).toEqual([]);
});

const choices = async (category: string, merchant = '200jilif3') =>
  (await vendorsOf(merchant)).sorting.find(({ gameCategory }) => gameCategory === category);

test.each([
  ['FISH', '200jilif3'],
  ['PVP', '200jilif3'],
  ['PVP', '200jilimm3'],
])('a stake leaves the games of %s at %s that take it, and the sheet of each agrees', async (gameType, merchant) => {
  const { stakes = [], features } = (await choices(gameType, merchant)) ?? {};
  expect(features).toEqual([]);
  const all = (await list({ gameType, pageSize: 100 }, merchant)).games.map(({ nodeId }) => nodeId);
  for (const stake of [stakes.at(0), stakes.at(-1)]) {
    const { games } = await list({ gameType, stake, pageSize: 100 }, merchant);
    expect(games.length).toBeGreaterThan(0);
    expect(games.length).toBeLessThan(all.length);
    const [game] = games;
    const detail = await gateway.client({ merchant }).call(discoveryWire.getGameDetail, {
      merchant,
      vassalage: game?.vassalage ?? '',
      gameCode: game?.gameCode ?? '',
      language: 'EN',
    });
    expect(detail.minBet).toBe(game?.minBet);
    expect(Number(detail.minBet)).toBeLessThanOrEqual(Number(stake));
    expect(Number(detail.maxBet)).toBeGreaterThanOrEqual(Number(stake));
  }
});

test('the sheet of a game tells the players and the latest win of its tile', async () => {
  const { games } = await list({ gameType: 'RNG', pageSize: 100 });
  const won = games.find(({ lastWin }) => lastWin);
  const detail = await gateway.client().call(discoveryWire.getGameDetail, {
    merchant: '200jilif3',
    vassalage: won?.vassalage ?? '',
    gameCode: won?.gameCode ?? '',
    language: 'EN',
  });
  expect(detail).toMatchObject({ players: won?.players, mobileLargeIcon: won?.mobileLargeIcon });
  expect(detail.lastWins[0]).toBe(won?.lastWin);
});

test('a feature leaves the slots that have it, and their sheets name it; live games have no choice', async () => {
  const { stakes, features = [] } = (await choices('RNG')) ?? {};
  expect(stakes).toEqual([]);
  expect(await choices('LIVE')).toMatchObject({ stakes: [], features: [] });
  for (const feature of features) {
    const { games, totalPages } = await list({ feature });
    expect(games).toHaveLength(25);
    expect(totalPages).toBeLessThan((await list()).totalPages);
    const { vassalage = '', gameCode = '' } = games[0] ?? {};
    const detail = await gateway.client().call(discoveryWire.getGameDetail, { merchant: '200jilif3', vassalage, gameCode, language: 'EN' });
    expect(detail.features).toContain(feature);
  }
  expect((await list({ feature: 'UNHEARD_OF' })).games).toEqual([]);
});

test('lists are sorted by how many play a game now, across their pages', async () => {
  const pages = await Promise.all([1, 2].map((pageNo) => list({ gameType: 'FISH', sort: 'players', pageNo })));
  const players = pages.flatMap(({ games }) => games.map((game) => game.players ?? -1));
  expect(players).toHaveLength(50);
  expect(players).toEqual([...players].sort((a, b) => b - a));
  expect(pages[0]?.totalPages).toBe((await list({ gameType: 'FISH' })).totalPages);
});

test('filters combine, and one vendor shows only its own games', async () => {
  const { games } = await list({ vassalage: 'LUMEN', gameClassify: 'JP' });
  expect(games.length).toBeGreaterThan(0);
  expect(games.every(({ vassalage, gameClassify }) => vassalage === 'LUMEN' && gameClassify === 'JP')).toBe(true);
});

test('games in maintenance are marked and come last', async () => {
  const first = await list();
  expect(first.games.every(({ supportPlay }) => supportPlay === true)).toBe(true);
  const halted = await list({ vassalage: 'HALO' });
  expect(halted.games.every(({ supportPlay }) => supportPlay === false)).toBe(true);
});

test('every game has an image and a placeholder colour', async () => {
  const { games } = await list({ pageSize: 100 });
  for (const game of games) {
    expect(game.mobileLargeIcon).toMatch(/^art\/[0-9a-f]{8}\/games\/\d+$/);
    expect(game.placeholder).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('product 4.3: hot games and games of the last 30 days are marked; after a month a game is no longer new', async () => {
  const newest = await list({ gameType: 'ALL', sort: 'recent', pageSize: 100 });
  expect(newest.games.every(({ tags }) => tags?.includes('NEW'))).toBe(true);
  const usual = await list({ gameType: 'ALL', pageSize: 100 });
  expect(usual.games.filter(({ tags }) => tags?.includes('NEW')).length).toBeLessThan(20);
  const { games } = await gateway.client().call(gamesWire.getHotGames, { isPlatform: 2, platform: 'html5', language: 'EN' });
  expect(games.every(({ tags }) => tags?.includes('HOT'))).toBe(true);
  gateway.pass(31 * 24 * 3_600_000);
  const later = await list({ gameType: 'ALL', sort: 'recent', pageSize: 100 });
  expect(later.games.map(({ nodeId }) => nodeId)).toEqual(newest.games.map(({ nodeId }) => nodeId));
  expect(later.games.some(({ tags }) => tags?.includes('NEW'))).toBe(false);
});

test('the hot list mixes categories', async () => {
  const { games } = await gateway.client().call(gamesWire.getHotGames, { isPlatform: 2, platform: 'html5', language: 'EN' });
  expect(games.length).toBeGreaterThan(30);
  expect(new Set(games.map(({ gameType }) => gameType))).toEqual(new Set(['RNG', 'FISH', 'LIVE', 'PVP']));
});

test('the hot games are in the order of how many play them now, and no other game has more players', async () => {
  const { games } = await gateway.client().call(gamesWire.getHotGames, { isPlatform: 2, platform: 'html5', language: 'EN' });
  const players = games.map((game) => game.players ?? 0);
  expect(players).toEqual([...players].sort((a, b) => b - a));
  const usual = await list({ gameType: 'ALL', pageSize: 100 });
  const others = usual.games.filter(({ tags }) => !tags?.includes('HOT')).map((game) => game.players ?? 0);
  expect(Math.max(...others)).toBeLessThan(Math.min(...players.filter((count) => count > 0)));
});

test('spec 9: the winner board lists 20 wins with masked names, the biggest first', async () => {
  const board = await gateway.client().call(gamesWire.getWinners, { gameCategory: 'ALL', language: 'EN', limitNum: 20 });
  expect(board.list).toHaveLength(20);
  expect(board.jackpots.length).toBeGreaterThan(3);
  const amounts = board.list.map(({ vo }) => Number(vo.winAmount));
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  for (const { vo } of [...board.list, ...board.jackpots]) expect(vo.customerName).toMatch(/^\w{2}\*{3}\w+$/);
});

describe('findGame', () => {
  const find = (vendor: string, gameCode: string, merchant = '200jilif3') => findGame(gateway.platform.db, merchant, { vendor, gameCode });

  test('returns a game with the details that its page needs', async () => {
    const [game] = (await list({ vassalage: 'LUMEN' })).games;
    expect(await find('LUMEN', game?.gameCode ?? '')).toMatchObject({
      title: game?.gameName,
      vendorName: 'Lumen Reels',
      openIn: 'frame',
      maintenance: false,
      palette: { glow: expect.stringMatching(/^#/), accent: expect.stringMatching(/^#/) },
    });
  });

  test('without a code, returns the vendor’s lobby and how it opens', async () => {
    expect(await find('TAMARAW', '')).toMatchObject({ title: 'Tamaraw Sports', gameType: 'SPORTS', openIn: 'newTab' });
    expect(await find('ROOFTOP', '')).toMatchObject({ openIn: 'sameTab' });
  });

  test('returns nothing for a game that the merchant does not offer', async () => {
    expect(await find('TALISAY', '')).toBeUndefined();
    expect(await find('TALISAY', '', '200jilimm3')).toMatchObject({ gameType: 'COCKFIGHT' });
    expect(await find('LUMEN', 'no-such-game')).toBeUndefined();
  });

  test('every vendor has a lobby', async () => {
    const codes = await gateway.platform.db.select({ code: vendors.code }).from(vendors).where(eq(vendors.maintenance, false));
    for (const { code } of codes) expect(await find(code, '', '200jilimm3')).toBeDefined();
  });
});

test('the tables of any page of live games have a dealer, limits and results; other games have none', async () => {
  const scope = { merchant: '200jilif3', language: 'EN' };
  const { games } = await list({ gameType: 'LIVE', pageNo: 2, pageSize: 9, sort: 'name' });
  const [slot] = (await list()).games;
  const nodeIds = [slot, ...games].map((game) => game?.nodeId).join();
  const { list: unordered, currencySymbol } = await gateway.client().call(discoveryWire.getTables, { ...scope, nodeIds });
  const tables = games.flatMap(({ nodeId }) => unordered.find((table) => table.nodeId === nodeId) ?? []);
  expect(unordered).toHaveLength(games.length);
  expect(tables).toHaveLength(games.length);
  expect(tables.every(({ dealer, minBet, maxBet, results }) => dealer && Number(maxBet) > Number(minBet) && results.length > 0)).toBe(true);
  expect(tables.map(({ image }) => image)).toEqual(games.map(({ nodeId }) => imagePath('tables', nodeId)));
  expect(currencySymbol).toBe('₱');
});

test('games tell how many play them, slots with a jackpot its amount, and games of the board their last win', async () => {
  const { games, currencySymbol } = await list({ pageSize: 100 });
  expect(currencySymbol).toBe('₱');
  expect(games.filter(({ players }) => players).length).toBeGreaterThan(50);
  expect(games.filter(({ lastWin }) => lastWin).length).toBeGreaterThan(0);
  for (const { jackpot, gameClassify } of games) expect(jackpot != null).toBe(gameClassify === 'JP');
});

test('live figures: jackpots grow within seconds and agree with the lists; the latest win is a real one with a masked name', async () => {
  const scope = { merchant: '200jilif3', language: 'EN' };
  const figuresNow = async () => gateway.client().call(gamesWire.getLiveFigures, scope);
  const listed = new Map((await list({ pageSize: 100 })).games.map(({ nodeId, players, jackpot }) => [nodeId, { players, jackpot }]));
  const before = await figuresNow();
  const known = before.games.filter(({ nodeId }) => listed.has(nodeId));
  expect(known.length).toBeGreaterThan(10);
  for (const { nodeId, players, jackpot } of known) expect({ players, jackpot }).toEqual(listed.get(nodeId));

  gateway.pass(60_000);
  const later = new Map((await figuresNow()).games.map(({ nodeId, jackpot }) => [nodeId, jackpot]));
  const jackpots = before.games.filter(({ jackpot }) => jackpot != null);
  expect(jackpots.length).toBeGreaterThan(0);
  for (const { nodeId, jackpot } of jackpots) expect(later.get(nodeId)).not.toBe(jackpot);

  const [{ vo: latest } = { vo: undefined }] = before.wins;
  expect(latest?.customerName).toMatch(/^..\*\*\*.$/);
  expect(Number(latest?.winAmount)).toBeGreaterThan(0);
});
