import { gamesWire } from '@parlour/games/wire';
import { contentWire } from '@parlour/content/wire';
import { messagingWire } from '@parlour/messaging/wire';
import { rewardWire } from '@parlour/promotions/wire';
import { walletWire } from '@parlour/wallet/wire';
import { type DemoMember, merchants } from '@parlour/sandbox-world';
import { useGateway } from '../../testing/useGateway';
import { world } from '../../world';

/** The seeded world must not contradict itself: a player sees all of it side by side. */
const gateway = useGateway();
const always = { from: 0, to: 8.64e15, pageNo: 1, pageSize: 100, language: 'EN' };
const players = world.demoMembers.filter(({ status, type }) => !status && type < 4).map((member) => [member.username, member] as const);

async function loggedIn({ username, merchant }: DemoMember) {
  const client = gateway.client({ merchant });
  await client.login(username);
  return client;
}

test.each(players)('the recent games of %s are those of the betting record', async (_, member) => {
  const client = await loggedIn(member);
  const { content } = await client.call(walletWire.getBets, always);
  const played = [...new Set(content.map(({ gameName }) => gameName))];
  const { games } = await client.call(gamesWire.getRecentGames, { page: 1, pageSize: 25, language: 'EN', clientType: 2 });
  const recent = games.map(({ gameName }) => gameName);
  expect(recent).toEqual(expect.arrayContaining(played));
  expect(recent[0]).toBe(played[0]);
});

test.each(players)('%s is told of a credited deposit only after one', async (_, member) => {
  const client = await loggedIn(member);
  const { content } = await client.call(messagingWire.getInbox, { pageNo: 1, pageSize: 50, language: 'EN' });
  const deposits = (await client.call(walletWire.getOrders, always)).content.filter(({ kind }) => kind === 'deposit');
  for (const { sentAt } of content.filter(({ title }) => title === 'Your deposit was credited')) {
    expect(deposits.some(({ createdAt }) => createdAt <= (sentAt ?? 0))).toBe(true);
  }
});

describe.each(merchants.map((merchant) => [merchant.country, merchant] as const))('in %s', (country, merchant) => {
  const scope = { merchant: merchant.code, platform: 'html5', clientType: 2, language: 'EN', pageNo: 1 } as const;
  const client = () => gateway.client({ merchant: merchant.code });
  const announced = (types: string) => client().call(contentWire.getAnnouncements, { types, platform: 'M', language: 'EN' });
  const readVendors = async () =>
    (await client().call(gamesWire.getVendors, { typeId: 1, merchant_code: merchant.code, language: 'EN' })).content;

  test('a promotion that is coming soon opens when its announcement says, and no other has still to open', async () => {
    const { promotion } = await announced('PR');
    const rewards = await client().call(rewardWire.getRewards, { language: 'EN' });
    const now = gateway.platform.clock.now();
    for (const { promotionId, status, opensAt, title } of rewards.filter((reward) => reward.promotionId !== null)) {
      const { startDate = 0 } = promotion.find(({ id }) => id === promotionId) ?? {};
      expect({ title, isComing: (startDate ?? 0) > now }).toEqual({ title, isComing: status === 'COMING_SOON' });
      if (status === 'COMING_SOON') expect(opensAt).toBe(startDate);
    }
  });

  test('no lottery is named after a place of the other country', async () => {
    const { games } = await client().call(gamesWire.getGames, { ...scope, gameType: 'LOTT', pageSize: 100 });
    const abroad = country === 'PH' ? /Myanmar|Yangon|Bago|Mandalay/ : /Luzon|Visayas|Mindanao|Metro/;
    expect(games.length).toBeGreaterThan(20);
    expect(games.map(({ gameName }) => gameName).filter((name) => abroad.test(name))).toEqual([]);
  });

  test('the vendors of a category have as many games as its list', async () => {
    const vendors = await readVendors();
    for (const gameType of ['LOTT', 'PVP']) {
      const counted = vendors.filter((vendor) => vendor.gameType === gameType).reduce((sum, { gameCount }) => sum + (gameCount ?? 0), 0);
      const { totalPages } = await client().call(gamesWire.getGames, { ...scope, gameType, pageSize: 1 });
      expect({ gameType, games: totalPages }).toEqual({ gameType, games: counted });
    }
  });

  test('a banner leads to a promotion that is announced', async () => {
    const { banners, promotion } = await announced('B,PR');
    const ids = banners.flatMap(({ link }) => link?.match(/activityDetail\?id=(.+)/)?.[1] ?? []);
    expect(promotion.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  test('the notices report the vendors in maintenance, and no other', async () => {
    const { player } = await announced('PL');
    const closed = [...new Set((await readVendors()).filter(({ maintenance }) => maintenance).map(({ displayName }) => displayName))];
    expect(player.flatMap(({ title }) => title.match(/^(.+) is under maintenance/)?.[1] ?? [])).toEqual(closed);
  });
});
