import { contentWire } from '@parlour/content/wire';
import { referralWire, rewardWire, vipWire } from '@parlour/promotions/wire';
import { profileWire } from '@parlour/session/wire';
import { moneyExtrasWire } from '@parlour/wallet/wire';
import type { Client } from '../testing/createClient';
import { registerMember } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
const language = 'EN';
const sites = [
  { merchant: '200jilif3', username: 'maria' },
  { merchant: '200jilimm3', username: 'thiri' },
] as const;

const rewardsOf = (client: Client) => client.call(rewardWire.getRewards, { language });

/** Returns the text of a promotion's announcement. */
async function textOf(client: Client, id: string): Promise<string> {
  const { promotion } = await client.call(contentWire.getAnnouncements, { types: 'PR', platform: 'M', language });
  const found = promotion.find((one) => one.id.endsWith(`-${id}`));
  if (!found) throw new Error(`no announcement ${id}`);
  return `${found.title} ${found.content}`;
}

/** Returns the amounts of money that a text names, without symbol and separators. */
const amountsIn = (text: string) => [...text.matchAll(/(?:₱|Ks )([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));

test.each(sites)('$merchant: the invitation’s text names the rewards that a friend brings', async ({ merchant, username }) => {
  const client = await gateway.login(username, { merchant });
  const { rules } = await client.call(referralWire.getReferral, {});
  const paid = rules.filter(({ kind }) => kind !== 'betting').map(({ reward }) => Number(reward));
  expect(new Set(amountsIn(await textOf(client, 'invite')))).toEqual(new Set(paid));
});

test('the welcome promotion’s text, its reward and the deposit’s offer agree', async () => {
  const client = await registerMember(gateway);
  const [offer] = await client.call(moneyExtrasWire.getDepositPromotions, { language });
  const reward = (await rewardsOf(client)).find(({ promotionId }) => promotionId === 'PH-welcome');
  const text = await textOf(client, 'welcome');
  expect(reward).toMatchObject({ promotionId: offer?.promotionId, turnoverTimes: offer?.turnoverTimes });
  expect(Number(reward?.amount)).toBe(Number(offer?.maxBonus));
  expect(amountsIn(text)).toEqual([Number(offer?.min)]);
  expect(text).toContain(`${Number(offer?.rate) * 100}%`);
  expect(text).toContain(`${offer?.turnoverTimes}×`);
});

test.each(sites)('$merchant: the cashback is claimed when its text says, on Thursday night', async ({ merchant, username }) => {
  const client = await gateway.login(username, { merchant });
  const cashback = (await rewardsOf(client)).find(({ promotionId }) => promotionId?.endsWith('-cashback'));
  const zone = merchant === '200jilif3' ? 'Asia/Manila' : 'Asia/Yangon';
  const write = (at: number) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(at);
  const text = await textOf(client, 'cashback');
  const window = cashback?.window ?? { from: 0, until: 0, nextAt: 0 };
  expect(write(window.from)).toMatch(/^Thursday.*22:00$/);
  expect(write(window.until)).toMatch(/^Thursday.*23:59$/);
  expect(text).toContain('on Thursday between 22:00 and 23:59');
  expect(text).not.toMatch(/Monday|Tuesday|Friday|Saturday|Sunday/);
});

test('the weekly gift in the reward center is the one of the club’s level', async () => {
  const client = await gateway.login('vince');
  const { mine, levels } = await client.call(vipWire.getVip, { language });
  const gift = (await rewardsOf(client)).find(({ title }) => title === 'VIP weekly gift');
  expect(Number(gift?.amount)).toBe(Number(levels[mine?.level ?? 0]?.weekly));
});

test.each(sites)('$merchant: whoever can claim a birthday gift had birthday when it came', async ({ merchant, username }) => {
  const client = await gateway.login(username, { merchant });
  const gift = (await rewardsOf(client)).find(({ title }) => title === 'Birthday gift');
  const { birthday } = await client.call(profileWire.getProfile, {});
  expect(gift?.status).toBe('CLAIM');
  expect(birthday?.slice(5)).toBe(new Date(gift?.since ?? 0).toISOString().slice(5, 10));
});

test('a new player is offered no gift for something that has not happened', async () => {
  const claimable = (await rewardsOf(await registerMember(gateway))).filter(({ status }) => status === 'CLAIM');
  expect(claimable.map(({ title }) => title).filter((title) => /home.?screen|birthday|VIP|friend/i.test(title))).toEqual([]);
});
