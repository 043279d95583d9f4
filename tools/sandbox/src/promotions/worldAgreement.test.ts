import { randomUUID } from 'node:crypto';
import { contentWire } from '@parlour/content/wire';
import { referralWire, rewardWire, vipWire } from '@parlour/promotions/wire';
import { profileWire } from '@parlour/session/wire';
import { cashbackWeek, findMerchant } from '@parlour/sandbox-world';
import { addMoney, compareMoney, multiplyMoney, truncateMoney, wageringOf } from '@parlour/kernel/money';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { walletWire, recordsWire } from '@parlour/wallet/wire';
import { settleRound } from '../bets/settleRound';
import type { Client } from '../testing/createClient';
import { deposit } from '../testing/deposit';
import { launch } from '../testing/launch';
import { registerMember } from '../testing/registerMember';
import { stepMs, useGateway } from '../testing/useGateway';

const gateway = useGateway();
const dayMs = 86_400_000;
const language = 'EN';
const sites = [
  { merchant: '200jilif3', username: 'maria' },
  { merchant: '200jilimm3', username: 'thiri' },
] as const;

const played = [
  ['RNG', 'Slots'],
  ['LIVE', 'Live casino'],
  ['FISH', 'Fishing'],
  ['PVP', 'Poker'],
  ['ESPORTS', 'Sports'],
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
  const [offer] = await client.call(walletWire.getDepositPromotions, { language });
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
  const [offer] = await client.call(walletWire.getDepositPromotions, { language });
  const input = { idempotencyKey: newIdempotencyKey(), methodId: 'gopeso', amount: '500', promotionId: offer?.promotionId };
  const opened = await client.call(walletWire.createDeposit, input);
  await client.call(walletWire.confirmDepositPaid, { orderNo: opened.orderNo });
  gateway.pass(stepMs);
  const order = await client.call(walletWire.getOrder, { orderNo: opened.orderNo });
  const wallet = await client.call(walletWire.getMemberWallet, {});
  const { bonus } = await client.call(walletWire.getWithdrawRules, {});
  const reward = (await rewardsOf(client)).find(({ promotionId }) => promotionId === offer?.promotionId);
  const parts = { received: order.receive, bonus: order.bonus ?? '0', symbol: '₱' };
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
    expect(turnoverAdded).toBe(wageringOf({ turnoverTimes: reward.turnoverTimes ?? '0' }, { received: '0', bonus: amount, symbol: '₱' }));
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

test.each(sites)(
  '$merchant: every promotion’s text names the amount, the turnover and the games of its reward',
  async ({ merchant, username }) => {
    const client = await gateway.login(username, { merchant });
    const rewards = (await rewardsOf(client)).filter(({ promotionId, needsDeposit }) => promotionId !== null && !needsDeposit);
    expect(rewards.length).toBeGreaterThan(3);
    for (const { promotionId, amount, turnoverTimes, games, progress } of rewards) {
      const text = await textOf(client, promotionId?.replace(/^\w+-/, '') ?? '');
      const most = Math.max(...amountsIn(text));
      expect([promotionId, Number(amount) <= most]).toEqual([promotionId, true]);
      for (const target of progress ? [amount, progress.target] : []) expect(amountsIn(text)).toContain(Number(target));
      expect(text).toContain(`${turnoverTimes}× wagering`);
      for (const game of games) expect(text.toLowerCase()).toContain(game.toLowerCase());
    }
  },
);

const spelled: Record<string, string> = { 8: 'eight', 15: 'fifteen' };

describe.each(['PH-welcome', 'reload-10', 'slots-30'])('the bonus %s for a deposit', (promotionId) => {
  test('is in offer, order, wallet, turnover and terms the same, and only the games that count move it', async () => {
    const client = await registerMember(gateway);
    const offer = (await client.call(walletWire.getDepositPromotions, { language })).find((one) => one.promotionId === promotionId);
    const { rate, turnoverTimes, excluded, terms } = offer ?? raise();
    expect(terms).toContain(`${spelled[turnoverTimes]} times`);
    const input = { idempotencyKey: newIdempotencyKey(), methodId: 'gopeso', amount: '1000', promotionId };
    const { orderNo } = await client.call(walletWire.createDeposit, input);
    await client.call(walletWire.confirmDepositPaid, { orderNo });
    gateway.pass(stepMs);
    const order = await client.call(walletWire.getOrder, { orderNo });
    expect(order.bonus).toBe(addMoney(multiplyMoney('1000', rate), '0'));
    const turnover = async () => (await client.call(walletWire.getWithdrawRules, {})).bonus?.turnover ?? raise();
    const { required, games } = await turnover();
    expect(required).toBe(wageringOf({ ...offer, turnoverTimes }, { received: '1000', bonus: order.bonus ?? '', symbol: '₱' }));
    expect(games.filter((game) => excluded.includes(game))).toEqual([]);
    if (promotionId === 'slots-30') expect(games).toEqual(['Slots']);

    for (const [kind, name] of played) {
      const { done } = await turnover();
      const { session } = await launch(gateway, client, { kind });
      const round = { roundId: randomUUID(), stake: '10', payout: '10', result: {} };
      await settleRound(gateway.platform.db, session, { round, now: gateway.platform.clock.now() });
      const counts = !excluded.includes(name);
      expect([name, (await turnover()).done]).toEqual([name, counts ? addMoney(done, '10') : done]);
      expect(games.includes(name)).toBe(counts);
    }
  });
});

test('the progress of a promotion counts the games that it names', async () => {
  const client = await registerMember(gateway);
  await deposit(gateway, client, '1000');
  const reef = async () => (await rewardsOf(client)).find(({ promotionId }) => promotionId === 'PH-reef') ?? raise();
  const { rewardId, games } = await reef();
  await client.call(rewardWire.joinPromotion, { idempotencyKey: newIdempotencyKey(), rewardId, language });
  for (const [kind, name] of played) {
    const before = (await reef()).progress?.done ?? raise();
    const { session } = await launch(gateway, client, { kind });
    const round = { roundId: randomUUID(), stake: '10', payout: '10', result: {} };
    await settleRound(gateway.platform.db, session, { round, now: gateway.platform.clock.now() });
    expect([name, (await reef()).progress?.done]).toEqual([name, games.includes(name) ? addMoney(before, '10') : before]);
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
