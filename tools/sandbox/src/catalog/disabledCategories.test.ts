import { discoveryWire, gamesWire, lotteryWire } from '@parlour/games/wire';
import type { Client } from '../testing/createClient';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
const merchant = '200jilif3';
const scope = { merchant, platform: 'html5', clientType: 2, language: 'EN', pageNo: 1, pageSize: 25 } as const;
const list = async (gameType: string) => (await gateway.client().call(gamesWire.getGames, { ...scope, gameType })).games;
const disable = (category: string, isDisabled = true) => gateway.lever('categories', { merchant, category, isDisabled });

async function loggedIn(): Promise<Client> {
  const maria = gateway.client();
  await maria.login('maria');
  return maria;
}
const launch = (client: Client, { vassalage = '', gameCode = '', nodeId = '', gameType = '' }) =>
  client.refusal(gamesWire.launchGame, { vassalage, gameCode, nodeId, gameType, language: 'EN', backUrl: '' });

test('a disabled category is in no list, and its games are neither launched nor kept', async () => {
  const maria = await loggedIn();
  const [game] = await list('FISH');
  if (!game) throw new Error('no game');
  const { vassalage, gameCode, nodeId } = game;
  await maria.call(gamesWire.addFavourite, { nodeId, vendor: vassalage });
  await maria.call(gamesWire.addRecentGame, { nodeId, vassalage });
  await disable('FISH');

  const hot = await maria.call(gamesWire.getHotGames, { isPlatform: 2, platform: 'html5', language: 'EN', merchantCode: merchant });
  const page = { pageNo: 1, pageSize: 100, language: 'EN' };
  const listed = [
    await list('FISH'),
    await list('ALL'),
    hot.games,
    (await maria.call(gamesWire.getRecentGames, { page: 1, pageSize: 100, language: 'EN', clientType: 2 })).games,
    (await maria.call(gamesWire.getFavourites, page)).games,
  ].flat();
  expect(listed.filter(({ gameType }) => gameType === 'FISH')).toEqual([]);
  const { content } = await maria.call(gamesWire.getVendors, { typeId: 1, merchant_code: merchant, language: 'EN' });
  expect(content.filter(({ gameType }) => gameType === 'FISH')).toEqual([]);
  const { list: wins, jackpots } = await maria.call(gamesWire.getWinners, { gameCategory: 'ALL', language: 'EN', limitNum: 20 });
  expect([...wins, ...jackpots].filter(({ vo }) => vo.gameType === 'FISH')).toEqual([]);

  const refused = { code: 'CATEGORY_DISABLED' };
  expect(await launch(maria, game)).toMatchObject(refused);
  expect(await maria.refusal(gamesWire.addRecentGame, { nodeId, vassalage })).toMatchObject(refused);
  expect(await maria.refusal(discoveryWire.launchDemo, { vassalage, gameCode, language: 'EN', backUrl: '' })).toMatchObject(refused);
  expect(await maria.refusal(discoveryWire.getGameDetail, { merchant, vassalage, gameCode, language: 'EN' })).toMatchObject(refused);
  await disable('FISH', false);
  expect(await list('FISH')).toContainEqual(game);
});

test('a disabled lottery hall is empty and takes no bets', async () => {
  const [game] = await list('LOTT');
  await disable('LOTT');
  const { list: lotteries } = await gateway.client().call(lotteryWire.getLotteries, { prizeMode: 'Lott', language: 'EN' });
  expect(lotteries).toEqual([]);
  const asked = { nodeId: game?.nodeId ?? '', language: 'EN' };
  expect(await gateway.client().refusal(lotteryWire.getLotteryPlay, asked)).toMatchObject({ code: 'CATEGORY_DISABLED' });
  await disable('LOTT', false);
});

test('product 2: a cockfight of the other country is refused as not available here; an unknown game is just unknown', async () => {
  const maria = await loggedIn();
  expect(await launch(maria, { vassalage: 'TALISAY', gameType: 'COCKFIGHT' })).toMatchObject({ code: 'CATEGORY_DISABLED' });
  expect(await launch(maria, { vassalage: 'NOBODY', gameType: 'RNG' })).toMatchObject({ code: 'GAME_UNAVAILABLE' });
});
