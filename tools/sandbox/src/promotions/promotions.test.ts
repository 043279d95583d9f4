import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { promotionGateWire, rankWire, referralWire, rewardStatuses, rewardWire, vipWire } from '@parlour/promotions/wire';
import { sessionWire } from '@parlour/session/wire';
import { walletWire } from '@parlour/wallet/wire';
import { like } from 'drizzle-orm';
import { merchantDay, thursdayNight } from '@parlour/sandbox-world';
import { settleRound } from '../bets/settleRound';
import { referralIncomes } from '../db/schema/promotions';
import type { Client } from '../testing/createClient';
import { deposit } from '../testing/deposit';
import { launch } from '../testing/launch';
import { registerMember } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
const language = 'EN';
const everything = { pageNo: 1, pageSize: 100 };

const rewardsOf = (client: Client) => client.call(rewardWire.getRewards, { language });

async function find(client: Client, title: string) {
  const found = (await rewardsOf(client)).find((reward) => reward.title === title);
  if (!found) throw new Error(`no reward ${title}`);
  return found;
}

async function claim(client: Client, rewardIds: string[], idempotencyKey = newIdempotencyKey()) {
  return client.call(rewardWire.claimRewards, { idempotencyKey, rewardIds, language });
}

test('spec 3: the demo rewards cover every status', async () => {
  const statuses = (await rewardsOf(await gateway.login('maria'))).map(({ status }) => status);
  // She has joined every offer, so other players supply the status JOIN.
  const others = (await rewardsOf(await registerMember(gateway))).map(({ status }) => status);
  expect(new Set([...statuses, ...others])).toEqual(new Set(rewardStatuses));
});

test.each(['EN', 'TY'] as const)('a visitor sees the offers in %s, and nothing to claim', async (tongue) => {
  const rewards = await rewardsOf(gateway.client({ language: tongue }));
  expect(rewards.map(({ status }) => status)).not.toContain('CLAIM');
  expect(rewards.find(({ promotionId }) => promotionId === 'PH-welcome')).toMatchObject({
    title: tongue === 'EN' ? 'Warm Welcome' : 'Mainit na Pagtanggap',
    status: 'JOIN',
    needsDeposit: true,
    turnoverTimes: '8',
  });
});

test('product 4.11: a claim is credited and adds its turnover once, even with another key', async () => {
  const client = await registerMember(gateway);
  const gift = await find(client, 'Starter gift');
  const key = newIdempotencyKey();
  const [receipt] = await claim(client, [gift.rewardId], key);
  expect(receipt).toMatchObject({ amount: '15.00', turnoverAdded: '45.00', rewardId: gift.rewardId });
  expect(await claim(client, [gift.rewardId], key)).toEqual([receipt]);
  expect(await client.call(rewardWire.findClaim, { idempotencyKey: key, language })).toEqual([receipt]);
  const again = { idempotencyKey: newIdempotencyKey(), rewardIds: [gift.rewardId], language };
  expect(await client.refusal(rewardWire.claimRewards, again)).toMatchObject({ code: 'REWARD_GONE' });
  expect(await client.call(rewardWire.findClaim, { idempotencyKey: again.idempotencyKey, language })).toEqual([]);

  expect(await client.balance()).toBe('15.00');
  const { bonus, withdrawable } = await client.call(walletWire.getWithdrawRules, {});
  expect(bonus?.turnover?.sources).toMatchObject([{ orderNo: receipt?.claimNo, label: 'Starter gift', required: '45.00', done: '0.00' }]);
  expect(withdrawable).toBe('0.00');
  expect(await find(client, 'Starter gift')).toMatchObject({ status: 'CLAIMED' });
  expect(await gateway.audit()).toMatchObject({ sound: true });
});

test('claim all credits every claimable reward and skips the others', async () => {
  const client = await registerMember(gateway);
  const ids = (await rewardsOf(client)).map(({ rewardId }) => rewardId);
  const receipts = await claim(client, ids);
  expect(receipts.map(({ title }) => title)).toEqual(['Hello gift', 'Starter gift']);
  expect(await client.balance()).toBe('35.00');
});

test('concurrent claims credit once', async () => {
  const client = await registerMember(gateway);
  const { rewardId } = await find(client, 'Hello gift');
  const replies = await Promise.all(
    [1, 2, 3].map(() => client.send(rewardWire.claimRewards, { idempotencyKey: newIdempotencyKey(), rewardIds: [rewardId], language })),
  );
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  expect(await client.balance()).toBe('20.00');
});

test('a player cannot claim or join for another', async () => {
  const maria = await gateway.login('maria');
  const client = await registerMember(gateway);
  const { rewardId } = await find(maria, 'Birthday gift');
  const idempotencyKey = newIdempotencyKey();
  expect(await client.refusal(rewardWire.claimRewards, { idempotencyKey, rewardIds: [rewardId], language })).toMatchObject({
    code: 'REWARD_GONE',
  });
  expect(await client.refusal(rewardWire.joinPromotion, { idempotencyKey, rewardId, language })).toMatchObject({
    code: 'PROMOTION_CLOSED',
  });
});

test('joining twice has the effect of once; an offer that needs a deposit or is not open cannot be joined', async () => {
  const client = await registerMember(gateway);
  const join = async (title: string) => ({
    idempotencyKey: newIdempotencyKey(),
    rewardId: (await find(client, title)).rewardId,
    language,
  });
  const first = await client.call(rewardWire.joinPromotion, await join('Monsoon Rewards'));
  expect(first).toMatchObject({ status: 'JOINED', promotionId: 'PH-monsoon' });
  expect(await client.call(rewardWire.joinPromotion, await join('Monsoon Rewards'))).toEqual(first);
  expect(await client.call(rewardWire.joinPromotion, await join('Reef Hunter Cup'))).toMatchObject({
    status: 'PROCESS',
    progress: { done: '0.00', target: '500.00', unit: 'money' },
  });
  expect(await client.refusal(rewardWire.joinPromotion, await join('Warm Welcome'))).toMatchObject({ code: 'PROMOTION_CLOSED' });
  expect(await client.refusal(rewardWire.joinPromotion, await join('The Salon'))).toMatchObject({ code: 'PROMOTION_CLOSED' });
});

test('product 4.11: a reward with a window says when it can be claimed', async () => {
  const client = await gateway.login('vince');
  const cashback = await find(client, 'Night Market Cashback');
  expect(cashback).toMatchObject({ status: 'CLAIM', amount: expect.stringMatching(/^\d+\.\d\d$/) as string });
  const { from = 0, until = 0, nextAt } = cashback.window ?? {};
  expect([until - from, (nextAt ?? 0) - from]).toEqual([119 * 60_000, 7 * 24 * 3_600_000]);
});

test.each([
  ['before', '2026-11-18T12:00:00Z', '2026-11-19T14:00:00Z'],
  ['in', '2026-11-19T15:00:00Z', '2026-11-19T14:00:00Z'],
  ['after', '2026-11-19T15:59:30Z', '2026-11-26T14:00:00Z'],
])('the window of Thursday night in Manila, asked %s it', (_, now, from) => {
  const merchant = { code: 'x', aliases: [], country: 'PH', currency: 'TLB', symbol: '₱', languages: ['EN'] } as const;
  expect(new Date(thursdayNight(merchant, Date.parse(now)).from).toISOString()).toBe(new Date(from).toISOString());
  expect(merchantDay({ ...merchant, country: 'MM' }, Date.parse('2026-11-18T17:31:00Z'))).toBe('2026-11-19');
});

test('the sign-in gift is credited once a day, and earlier days are missed', async () => {
  const client = await registerMember(gateway);
  const [receipt] = await client.call(rewardWire.signIn, { idempotencyKey: newIdempotencyKey(), language });
  expect(Number(receipt?.amount)).toBeGreaterThan(0);
  expect(await client.refusal(rewardWire.signIn, { idempotencyKey: newIdempotencyKey(), language })).toMatchObject({ code: 'REWARD_GONE' });
  const { days, signedDays } = await client.call(rewardWire.getSignIn, {});
  const today = days.findIndex(({ state }) => state === 'done');
  expect(signedDays).toBe(1);
  expect(days.map(({ state }, index) => state === (index < today ? 'missed' : index === today ? 'done' : 'ahead'))).not.toContain(false);
});

test('free trials and visitors cannot claim', async () => {
  const visitor = gateway.client();
  expect(await visitor.send(rewardWire.getSignIn, {})).toMatchObject({ status: 401 });
  const trial = gateway.client();
  trial.token = (await trial.call(sessionWire.startTrial, { moduleId: 'm' })).token;
  expect(await trial.refusal(rewardWire.signIn, { idempotencyKey: newIdempotencyKey(), language })).toMatchObject({ code: 'NOT_ALLOWED' });
  expect((await rewardsOf(trial)).map(({ status }) => status)).not.toContain('CLAIM');
});

test('VIP: everybody sees levels and rules, a member also the own level', async () => {
  expect(await gateway.client().call(vipWire.getVip, { language })).toMatchObject({ mine: null, currencySymbol: '₱' });
  const { mine, levels } = await (await gateway.login('vince')).call(vipWire.getVip, { language });
  expect(mine).toMatchObject({ level: 4, bars: [{ kind: 'turnover', target: '1500000.00' }, { kind: 'keep' }] });
  expect(mine?.benefits.find(({ kind }) => kind === 'weekly')).toMatchObject({ state: 'available' });
  expect(levels).toHaveLength(7);
  const kyaw = await gateway.client({ merchant: '200jilimm3', language: 'MY' }).call(vipWire.getVip, { language: 'MY' });
  expect(kyaw).toMatchObject({ currencySymbol: 'Ks', rules: [{ title: 'အဆင့် တွက်ပုံ' }, {}, {}] });
});

test('a friend who registers with the code is counted before qualifying', async () => {
  const inviter = await registerMember(gateway);
  const { mine } = await inviter.call(referralWire.getReferral, {});
  const code = mine?.code ?? '';
  expect(mine).toMatchObject({ invited: 0, qualified: 0, today: '0.00' });
  expect(await gateway.client().call(sessionWire.checkAffiliate, { code: code.toLowerCase(), domain: '' })).toMatchObject({
    data: { success: true },
  });
  await registerMember(gateway, { affiliateCode: code });
  expect((await inviter.call(referralWire.getReferral, {})).mine).toMatchObject({ code, invited: 1, qualified: 0 });
  const { content } = await inviter.call(referralWire.getInvitees, everything);
  expect(content).toMatchObject([{ isQualified: false, deposited: '0.00' }]);
  expect(content[0]?.name).toMatch(/^p.\*{3}.$/);
});

test('referral income by day adds up to the records', async () => {
  const maria = await gateway.login('maria');
  // Books her share of the completed day, so call it before the lists.
  const { mine } = await maria.call(referralWire.getReferral, {});
  const [records, income, friends] = await Promise.all([
    maria.call(referralWire.getReferralRecords, everything),
    maria.call(referralWire.getReferralIncome, everything),
    maria.call(referralWire.getInvitees, { pageNo: 2, pageSize: 2 }),
  ]);
  const sum = (items: { amount: string }[]) => items.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0) / 100;
  expect([sum(records.content), sum(income.content)]).toEqual([Number(mine?.total), Number(mine?.total)]);
  expect(mine).toMatchObject({ invited: 5, qualified: 3, milestones: [{ state: 'paid' }, { state: 'ahead' }, { state: 'ahead' }] });
  expect(new Set(records.content.map(({ kind }) => kind))).toEqual(new Set(['invitation', 'deposit', 'betting', 'milestone']));
  expect(friends).toMatchObject({ pageNum: 2, totalPages: 3 });
});

test('an agent cannot invite friends', async () => {
  const agnes = await gateway.login('agnes');
  expect((await agnes.call(referralWire.getReferral, {})).mine).toBeNull();
  expect(await agnes.refusal(referralWire.getInvitees, everything)).toMatchObject({ code: 'NOT_ALLOWED' });
});

test('product 4.18: players are ranked by bets or by deposits, and a ranked player has a row of their own', async () => {
  const maria = await gateway.login('maria');
  const rank = await maria.call(rankWire.getRank, { kind: 'bet', period: 'month' });
  expect(rank.rows.map(({ place }) => place)).toEqual(rank.rows.map((_, index) => index + 1));
  expect(rank.mine?.toNext).toMatch(/^\d+\.\d\d$/);
  expect(rank.endsAt).toBeGreaterThan(rank.startsAt);
  const whale = await registerMember(gateway);
  expect((await whale.call(rankWire.getRank, { kind: 'deposit', period: 'today' })).mine).toMatchObject({ place: null, score: '0.00' });
  await deposit(gateway, whale, '20000');
  const byDeposit = await whale.call(rankWire.getRank, { kind: 'deposit', period: 'today' });
  const own = byDeposit.rows.filter(({ isMine }) => isMine);
  expect(own).toMatchObject([{ place: byDeposit.mine?.place, score: '20000.00' }]);
  expect(byDeposit.rows.map(({ place }) => place)).toEqual(byDeposit.rows.map((_, index) => index + 1));
  expect(byDeposit.rows.map(({ score }) => Number(score))).toEqual(byDeposit.rows.map(({ score }) => Number(score)).sort((a, b) => b - a));
  // Another player sees the same list with a masked name, and no row marked as their own.
  const seen = await maria.call(rankWire.getRank, { kind: 'deposit', period: 'today' });
  expect(seen.rows.some(({ isMine }) => isMine)).toBe(false);
});

test('spec 3: both promotion keys are enabled', async () => {
  expect(await gateway.client().call(promotionGateWire.getPromotionGates, {})).toEqual({ APP_DOWNLOAD: true, REFERRAL: true });
});

test('product 4.22: the third qualified friend pays the milestone, once', async () => {
  const inviter = await registerMember(gateway);
  const { mine } = await inviter.call(referralWire.getReferral, {});
  for (let count = 0; count < 3; count++) {
    const friend = await registerMember(gateway, { affiliateCode: mine?.code ?? '' });
    await deposit(gateway, friend, '1000.00');
    const { session } = await launch(gateway, friend);
    const round = { roundId: `milestone-${count}`, stake: '1000.00', payout: '0.00', result: [] };
    await settleRound(gateway.platform.db, session, { round, now: gateway.platform.clock.now() });
  }
  const milestones = async () => (await inviter.call(referralWire.getReferral, {})).mine?.milestones.map(({ state }) => state);
  expect(await milestones()).toEqual(['paid', 'ahead', 'ahead']);
  expect(await milestones()).toEqual(['paid', 'ahead', 'ahead']);
  // Three invitations of 50, three first deposits of 20, and 150.
  expect(await inviter.balance()).toBe('360.00');
});

test('product 4.22: a friend’s deposit and bets pay the inviter, each once', async () => {
  const inviter = await registerMember(gateway);
  const code = (await inviter.call(referralWire.getReferral, {})).mine?.code ?? '';
  const friend = await registerMember(gateway, { affiliateCode: code });
  await deposit(gateway, friend, '2000.00');
  await gateway.gateway.tick();
  expect((await inviter.call(referralWire.getReferralRecords, everything)).content).toMatchObject([{ kind: 'deposit', amount: '20.00' }]);
  expect(await inviter.balance()).toBe('20.00');

  const { session } = await launch(gateway, friend);
  for (const [roundId, stake] of [
    ['referral-1', '600.00'],
    ['referral-2', '500.00'],
  ] as const) {
    await settleRound(gateway.platform.db, session, {
      round: { roundId, stake, payout: '0.00', result: [] },
      now: gateway.platform.clock.now(),
    });
  }
  // Read twice concurrently, and once more.
  await Promise.all([gateway.gateway.tick(), gateway.gateway.tick()]);
  await gateway.gateway.tick();
  expect(await inviter.balance()).toBe('70.00');
  expect((await inviter.call(referralWire.getReferral, {})).mine).toMatchObject({ invited: 1, qualified: 1, total: '70.00' });

  // The share of the stakes is paid when the day is over.
  gateway.pass(24 * 3_600_000);
  await gateway.gateway.tick();
  const betting = await gateway.platform.db
    .select()
    .from(referralIncomes)
    .where(like(referralIncomes.what, `%betting/${session.memberId}/%`));
  expect(betting.map(({ amount }) => Number(amount))).toEqual([1.1]);
  expect(await gateway.audit()).toMatchObject({ sound: true });
});
