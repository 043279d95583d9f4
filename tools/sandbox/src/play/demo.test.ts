import { randomUUID } from 'node:crypto';
import { discoveryWire, gamesWire } from '@parlour/games/wire';
import { merchantDay, merchants } from '@parlour/sandbox-world';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
const list = async (own: { gameType?: string; vassalage?: string; sort?: string; pageSize?: number } = {}) =>
  (
    await gateway.client().call(gamesWire.getGames, {
      merchant: '200jilif3',
      platform: 'html5',
      clientType: 2,
      language: 'EN',
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 25,
      ...own,
    })
  ).games;
const detail = (game: { vassalage: string; gameCode: string }) =>
  gateway.client().call(discoveryWire.getGameDetail, { merchant: '200jilif3', language: 'EN', ...game });

async function tryGame(vassalage = 'LUMEN') {
  const [game] = await list({ vassalage });
  if (!game) throw new Error('no game');
  const asked = { vassalage, gameCode: game.gameCode, language: 'EN', backUrl: 'http://localhost:4300/m/slot-games' };
  const { url, openIn } = await gateway.client().call(discoveryWire.launchDemo, asked);
  const headers = { Authorization: `Bearer ${url.split('/').pop() ?? ''}`, 'Content-Type': 'application/json' };
  return { url, openIn, headers, game };
}
const page = async (headers: Record<string, string>) =>
  (await (await gateway.vendor('/api/session', { headers })).json()) as { stakes: string[]; balance: string; vendorName: string };
async function spin(headers: Record<string, string>, round: { roundId: string; stake: string }) {
  const reply = await gateway.vendor('/api/spin', { method: 'POST', headers, body: JSON.stringify(round) });
  return { status: reply.status, ...((await reply.json()) as { payout: string; balance: string; code?: string }) };
}

test('product 2: a visitor plays a demo of a slot with play money, and nothing is booked', async () => {
  const { headers, openIn } = await tryGame();
  expect(openIn).toBe('frame');
  const { stakes, balance, vendorName } = await page(headers);
  expect(vendorName).toBe('Lumen Reels · DEMO');
  const stake = stakes[0] ?? '';
  const { payout, balance: after } = await spin(headers, { roundId: randomUUID(), stake });
  expect(Number(after)).toBeCloseTo(Number(balance) - Number(stake) + Number(payout), 2);
  expect(await gateway.audit()).toMatchObject({ sound: true });
});

test('a demo round that is sent twice is played once', async () => {
  const { headers } = await tryGame();
  const round = { roundId: randomUUID(), stake: (await page(headers)).stakes[0] ?? '' };
  const replies = await Promise.all([spin(headers, round), spin(headers, round), spin(headers, round)]);
  expect(new Set(replies.map(({ balance }) => balance)).size).toBe(1);
  expect(await spin(headers, { ...round, stake: '0.013' })).toMatchObject({ status: 400 });
});

test('a demo ends after an hour', async () => {
  const { headers } = await tryGame();
  gateway.pass(3_600_001);
  expect(await spin(headers, { roundId: randomUUID(), stake: '1' })).toMatchObject({ status: 410, code: 'GAME_ENDED' });
});

test('only slots and fishing games have a demo, except during maintenance', async () => {
  const [slot] = await list({ vassalage: 'LUMEN' });
  const [live] = await list({ gameType: 'LIVE', vassalage: 'VELVET' });
  const [closed] = await list({ vassalage: 'HALO' });
  if (!slot || !live || !closed) throw new Error('no games');
  expect(await detail(slot)).toMatchObject({
    vendorName: 'Lumen Reels',
    hasDemo: true,
    returnRate: '0.96',
    lines: 5,
    minBet: expect.any(String),
    currencySymbol: '₱',
  });
  expect(await detail(live)).toMatchObject({ hasDemo: false });
  expect(await detail(closed)).toMatchObject({ hasDemo: false, maintenance: true });
  const refusal = (game: { vassalage: string; gameCode: string }) =>
    gateway.client().refusal(discoveryWire.launchDemo, { vassalage: game.vassalage, gameCode: game.gameCode, language: 'EN', backUrl: '' });
  expect(await refusal(live)).toMatchObject({ code: 'GAME_UNAVAILABLE' });
  expect(await refusal(closed)).toMatchObject({ code: 'VENDOR_MAINTENANCE' });
  expect(await refusal({ vassalage: 'LUMEN', gameCode: 'none' })).toMatchObject({ code: 'GAME_UNAVAILABLE' });
});

test('product 4.3: lists are sorted by popularity, name, date or players; an unknown order means popularity', async () => {
  const names = async (sort?: string) => (await list({ sort, pageSize: 50 })).map(({ gameName }) => gameName);
  const byName = await names('name');
  expect(byName).toEqual([...byName].sort((a, b) => (a < b ? -1 : 1)));
  expect(await names('recent')).not.toEqual(await names('popular'));
  expect(await names('sideways')).toEqual(await names());
  const { content, sorts } = await gateway.client().call(gamesWire.getVendors, { typeId: 1, merchant_code: '200jilif3', language: 'EN' });
  expect(sorts).toEqual(['popular', 'name', 'recent', 'players']);
  expect(content.find(({ vassalage, gameType }) => vassalage === 'LUMEN' && gameType === 'RNG')?.gameCount).toBe(160);
});

test.each(['SPORTS', 'ESPORTS'] as const)(
  'product 4.2: matches of %s follow the gateway’s clock, have odds, and the first one is live',
  async (gameType) => {
    const matches = async () =>
      (await gateway.client().call(discoveryWire.getMatches, { merchant: '200jilif3', gameType, language: 'EN' })).list;
    const now = await matches();
    expect(now.map(({ isLive }) => isLive)).toEqual(now.map((_, place) => place === 0));
    expect(now.every(({ home, away, vassalage }) => home !== away && vassalage !== '')).toBe(true);
    expect(now.every(({ odds }) => Number(odds?.home) > 1 && Number(odds?.away) > 1)).toBe(true);
    const [next] = now.slice(1).sort((a, b) => a.startsAt - b.startsAt);
    gateway.pass(20_000);
    const then = await matches();
    expect(then[0]?.odds).not.toEqual(now[0]?.odds);
    expect(then.slice(1)).toEqual(now.slice(1));
    gateway.pass(45 * 60_000 - 20_000);
    expect((await matches())[0]?.matchId).toBe(next?.matchId);
  },
);

test.each(merchants)('sports of $country are in the order of their days, each with the leagues of the country first', async (merchant) => {
  const asked = { merchant: merchant.code, gameType: 'SPORTS', language: 'EN' } as const;
  const { list: all } = await gateway.client({ merchant: merchant.code }).call(discoveryWire.getMatches, asked);
  const coming = all.slice(1).map(({ startsAt, gameName }) => ({ day: merchantDay(merchant, startsAt), gameName }));
  const days = [...new Set(coming.map(({ day }) => day))];
  expect(days).toEqual([...days].sort());
  expect(days.length).toBeGreaterThan(2);
  const firsts = days.map((day) => coming.find((match) => match.day === day)?.gameName);
  expect(firsts).toContain(merchant.country === 'PH' ? 'Metro Basketball' : 'Golden Land Football');
});

test('a vendor’s lobby is among the recent games of the player who opened it', async () => {
  const maria = await gateway.login('maria');
  const lobby = { vassalage: 'RESPAWN', gameCode: '', nodeId: '', gameType: 'ESPORTS', language: 'EN', backUrl: '' };
  await maria.call(gamesWire.launchGame, lobby);
  const asked = { page: 1, pageSize: 25, gameType: 'ESPORTS', language: 'EN', clientType: 2 } as const;
  expect((await maria.call(gamesWire.getRecentGames, asked)).games[0]).toMatchObject({ vassalage: 'RESPAWN', gameCode: '' });
});
