import { contentWire } from '@parlour/content/wire';
import { referralWire, rewardWire, vipWire } from '@parlour/promotions/wire';
import { profileWire } from '@parlour/session/wire';
import { cashbackWeek, findMerchant } from '@parlour/sandbox-world';
import { addMoney, compareMoney, multiplyMoney, truncateMoney, wageringOf } from '@parlour/kernel/money';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { moneyExtrasWire, recordsWire, walletWire } from '@parlour/wallet/wire';
import type { Client } from '../testing/createClient';
import { registerMember } from '../testing/registerMember';
import { stepMs, useGateway } from '../testing/useGateway';

const gateway = useGateway();
const dayMs = 86_400_000;
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

function raise(): never {
  throw new Error('the world lacks it');
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

test.each(sites)('$merchant: the birthday gift is the one of the club’s level', async ({ merchant, username }) => {
  const client = await gateway.login(username, { merchant });
  const { mine, levels } = await client.call(vipWire.getVip, { language });
  const gift = (await rewardsOf(client)).find(({ title }) => title === 'Birthday gift');
  expect(Number(gift?.amount)).toBe(Number(levels[mine?.level ?? 0]?.birthday));
  expect(mine?.benefits.find(({ kind }) => kind === 'birthday')).toMatchObject({ state: 'included' });
});

test.each([...sites, { merchant: '200jilif3', username: 'vince' } as const])(
  '$username: the cashback is the share that its text names, of what the betting record says was lost',
  async ({ merchant, username }) => {
    const client = await gateway.login(username, { merchant });
    const { startsAt: from, endsAt: to } = cashbackWeek(findMerchant(merchant) ?? raise(), gateway.platform.clock.now());
    const { totals } = await client.call(walletWire.getBets, { from, to, language, pageNo: 1, pageSize: 1 });
    const text = await textOf(client, 'cashback');
    const [, percent = ''] = /(\d+)% of the week’s net loss/.exec(text) ?? [];
    const [most = 0] = amountsIn(text);
    const lost = totals!.net.replace(/^-/, '');
    expect(compareMoney(totals!.net, '0')).toBe(-1);
    const cashback = (await rewardsOf(client)).find(({ promotionId }) => promotionId?.endsWith('-cashback'));
    const share = truncateMoney(multiplyMoney(lost, String(Number(percent) / 100)), 2);
    expect(Number(cashback?.amount)).toBe(Math.min(Number(share), most));
  },
);

test('a deposit with the welcome bonus brings what offer, order, wallet, withdrawal and promotion say', async () => {
  const client = await registerMember(gateway);
  const [offer] = await client.call(moneyExtrasWire.getDepositPromotions, { language });
  const deposit = { idempotencyKey: newIdempotencyKey(), methodId: 'gopeso', amount: '500', promotionId: offer?.promotionId };
  const opened = await client.call(walletWire.createDeposit, deposit);
  await client.call(walletWire.confirmDepositPaid, { orderNo: opened.orderNo });
  gateway.pass(stepMs);
  const order = await client.call(walletWire.getOrder, { orderNo: opened.orderNo });
  const wallet = await client.call(walletWire.getMemberWallet, {});
  const { bonus } = await client.call(walletWire.getWithdrawRules, {});
  const reward = (await rewardsOf(client)).find(({ promotionId }) => promotionId === offer?.promotionId);
  const parts = { received: order.receive, bonus: order.bonus ?? '0' };
  expect(wallet.sumBalance).toBe(addMoney(parts.received, parts.bonus));
  expect([order.balanceAfter, order.bonusAfter]).toEqual([wallet.mainBalance, wallet.bonusBalance]);
  expect(reward?.amount).toBe(order.bonus);
  const asked = [opened.bonusTurnover, order.bonusTurnover, bonus?.turnover?.required];
  for (const rule of [offer, reward]) asked.push(wageringOf({ ...rule, turnoverTimes: rule?.turnoverTimes ?? '0' }, parts));
  expect(asked).toEqual(Array(asked.length).fill('6000.00'));
  expect(await textOf(client, 'welcome')).toContain(`Wagering of deposit and bonus: ${offer?.turnoverTimes}×`);
});

test('every reward to claim is credited with the amount and the turnover that it names, and the records say the same', async () => {
  const client = await gateway.login('vince');
  for (const reward of (await rewardsOf(client)).filter(({ status, window }) => status === 'CLAIM' && !window)) {
    const claim = { idempotencyKey: newIdempotencyKey(), rewardIds: [reward.rewardId], language };
    const [receipt] = await client.call(rewardWire.claimRewards, claim);
    const { amount, claimNo, turnoverAdded } = receipt ?? raise();
    expect(amount).toBe(addMoney(reward.amount ?? '', '0'));
    expect(turnoverAdded).toBe(wageringOf({ turnoverTimes: reward.turnoverTimes ?? '0' }, { received: '0', bonus: amount }));
    const now = gateway.platform.clock.now();
    const records = await client.call(recordsWire.getMoneyRecords, {
      from: now - dayMs,
      to: now + dayMs,
      language,
      pageNo: 1,
      pageSize: 20,
    });
    expect(records.content).toContainEqual(
      expect.objectContaining({ kind: 'bonus', amount, recordNo: expect.stringContaining(claimNo) as string }),
    );
    const { bonus } = await client.call(walletWire.getWithdrawRules, {});
    expect(bonus?.turnover?.sources).toContainEqual(expect.objectContaining({ orderNo: claimNo, required: turnoverAdded }));
  }
});

test('the club’s page tells of no gift that the ledger does not have', async () => {
  const client = await gateway.login('vince');
  const { mine } = await client.call(vipWire.getVip, { language });
  const { content } = await client.call(recordsWire.getMoneyRecords, {
    from: 0,
    to: 8.64e15,
    language,
    kind: 'bonus',
    pageNo: 1,
    pageSize: 50,
  });
  for (const { amount } of (mine?.history ?? []).filter(({ event }) => event === 'paid')) {
    expect(content).toContainEqual(expect.objectContaining({ amount }));
  }
  expect(mine?.benefits.find(({ kind }) => kind === 'monthly')?.state).toBe('included');
});
