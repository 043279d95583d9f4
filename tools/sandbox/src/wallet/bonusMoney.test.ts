import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { rewardWire } from '@parlour/promotions/wire';
import { memberWalletsWire, walletWire, recordsWire } from '@parlour/wallet/wire';
import { settleRound } from '../bets/settleRound';
import type { Client } from '../testing/createClient';
import { deposit } from '../testing/deposit';
import { launch } from '../testing/launch';
import { registerMember } from '../testing/registerMember';
import { stepMs, useGateway } from '../testing/useGateway';
import { bonusKinds, namesOf } from './gameKinds';

const gateway = useGateway();
const language = 'EN';
const walletOf = (client: Client) => client.call(walletWire.getMemberWallet, {});
const rulesOf = (client: Client) => client.call(walletWire.getWithdrawRules, {});
const rewardsOf = (client: Client) => client.call(rewardWire.getRewards, { language });
const orderInput = (amount: string, own: object = {}) => ({ idempotencyKey: newIdempotencyKey(), methodId: 'gopeso', amount, ...own });

/** Makes a deposit with an offer and advances gateway time until it is credited. */
async function depositWith(client: Client, amount: string, promotionId: string) {
  const { orderNo } = await client.call(walletWire.createDeposit, orderInput(amount, { promotionId }));
  await client.call(walletWire.confirmDepositPaid, { orderNo });
  gateway.pass(stepMs);
  return client.call(walletWire.getOrder, { orderNo });
}

async function claim(client: Client, title: string) {
  const reward = (await rewardsOf(client)).find((one) => one.title === title);
  return client.call(rewardWire.claimRewards, { idempotencyKey: newIdempotencyKey(), rewardIds: [reward?.rewardId ?? ''], language });
}

let rounds = 0;
async function play(client: Client, stake: string, payout = '0') {
  const { session } = await launch(gateway, client);
  const round = { roundId: `bonus-${(rounds += 1)}`, stake, payout, result: [] };
  await settleRound(gateway.platform.db, session, { round, now: gateway.platform.clock.now() });
}

afterEach(async () => expect(await gateway.audit()).toMatchObject({ sound: true }));

describe('the welcome bonus (product 4.6)', () => {
  test('a first deposit is offered the promotion of the announcement, and the promotion is claimed by it everywhere', async () => {
    const client = await registerMember(gateway);
    const offered = await client.call(walletWire.getDepositPromotions, { language });
    expect(offered[0]).toMatchObject({ promotionId: 'PH-welcome', min: '200.00', isFirstOnly: true, turnoverBase: 'depositAndBonus' });
    const order = await depositWith(client, '500', 'PH-welcome');
    expect(order).toMatchObject({
      bonus: '250.00',
      turnover: '500.00',
      bonusTurnover: '6000.00',
      balanceAfter: '500.00',
      bonusAfter: '250.00',
    });
    expect(await walletOf(client)).toMatchObject({ sumBalance: '750.00', mainBalance: '500.00', bonusBalance: '250.00' });
    const welcome = (await rewardsOf(client)).find(({ promotionId }) => promotionId === 'PH-welcome');
    expect(welcome).toMatchObject({ status: 'CLAIMED', amount: '250.00' });
    const later = await client.call(walletWire.getDepositPromotions, { language });
    expect(later.map(({ promotionId }) => promotionId)).not.toContain('PH-welcome');
  });

  test('it has a minimum, and after any deposit it is closed for deposits and in promotions', async () => {
    const client = await registerMember(gateway);
    const low = await client.refusal(walletWire.createDeposit, orderInput('150', { promotionId: 'PH-welcome' }));
    expect(low).toMatchObject({ code: 'BELOW_MIN', value: { min: '200.00' } });
    await deposit(gateway, client, '300');
    const late = await client.refusal(walletWire.createDeposit, orderInput('500', { promotionId: 'PH-welcome' }));
    expect(late).toMatchObject({ code: 'PROMOTION_CLOSED', value: { reason: 'firstDeposit' } });
    const welcome = (await rewardsOf(client)).find(({ promotionId }) => promotionId === 'PH-welcome');
    expect(welcome).toMatchObject({ status: 'CLOSE', reason: expect.stringContaining('first deposit') });
  });

  test('of two open deposits that chose it, only the first to arrive brings the bonus', async () => {
    const client = await registerMember(gateway);
    const open = () => client.call(walletWire.createDeposit, orderInput('500', { promotionId: 'PH-welcome' }));
    const [first, second] = [await open(), await open()];
    for (const { orderNo } of [first, second]) {
      await client.call(walletWire.confirmDepositPaid, { orderNo });
      gateway.pass(stepMs);
      await walletOf(client);
    }
    expect(await walletOf(client)).toMatchObject({ mainBalance: '1000.00', bonusBalance: '250.00' });
  });
});

describe('bonus money', () => {
  test('a claim never closes the withdrawal of cash', async () => {
    const client = gateway.client();
    await client.login('maria');
    const before = await rulesOf(client);
    await claim(client, 'Monsoon Rewards');
    const after = await rulesOf(client);
    expect(after).toMatchObject({ balance: before.balance, withdrawable: before.withdrawable, turnover: before.turnover });
    expect(after.bonus).toMatchObject({ balance: '50.00', turnover: { required: '50.00', done: '0.00', sources: [{ kind: 'bonus' }] } });
  });

  test('games take cash before bonus money; a bonus becomes cash when its turnover is complete', async () => {
    const client = await registerMember(gateway);
    await deposit(gateway, client, '100');
    await claim(client, 'Hello gift');
    expect(await walletOf(client)).toMatchObject({ mainBalance: '100.00', bonusBalance: '20.00' });
    await play(client, '10');
    expect(await walletOf(client)).toMatchObject({ mainBalance: '90.00', bonusBalance: '20.00' });
    await play(client, '10');
    expect(await walletOf(client)).toMatchObject({ sumBalance: '100.00', mainBalance: '100.00', bonusBalance: '0.00' });
    expect((await rulesOf(client)).bonus).toBeNull();
    const { content } = await client.call(recordsWire.getMoneyRecords, {
      ...{ from: 0, to: 8.64e15, language, pageNo: 1, pageSize: 20, kind: 'bonus' as const },
    });
    expect(content.map(({ amount, bonus }) => [amount, bonus])).toEqual([
      ['20.00', 'released'],
      ['20.00', 'locked'],
    ]);
  });

  test('of two bonuses each names the games that count towards it, and no other game counts', async () => {
    const client = await registerMember(gateway);
    await depositWith(client, '500', 'reload-10');
    const own = namesOf(['slots', 'live', 'fishing', 'sports'], language);
    expect((await rulesOf(client)).bonus?.turnover).toMatchObject({ games: own, sources: [{ games: [] }] });
    await claim(client, 'Hello gift');
    expect((await rulesOf(client)).bonus?.turnover).toMatchObject({
      games: [],
      sources: [{ games: own }, { games: namesOf(bonusKinds, language) }],
    });
  });

  test('a stake beyond the cash is paid with bonus money, which wins its part', async () => {
    const client = await registerMember(gateway);
    await deposit(gateway, client, '100');
    await claim(client, 'Hello gift');
    await play(client, '95', '0');
    // The turnover of the gift is complete by now, so it is cash.
    expect(await walletOf(client)).toMatchObject({ mainBalance: '25.00', bonusBalance: '0.00' });
    const other = await registerMember(gateway);
    await depositWith(other, '200', 'PH-welcome');
    await play(other, '250', '500');
    expect(await walletOf(other)).toMatchObject({ mainBalance: '400.00', bonusBalance: '150.00' });
    await play(other, '550');
    expect(await walletOf(other)).toMatchObject({ sumBalance: '0.00', bonusBalance: '0.00' });
    // Bonus money that is lost asks for no more play.
    await deposit(gateway, other, '100');
    expect((await rulesOf(other)).bonus).toBeNull();
  });
});

test('the balance is the sum of all wallets, with the part of the main wallet, which decides', async () => {
  const client = await registerMember(gateway);
  await deposit(gateway, client, '500');
  const transfer = { idempotencyKey: newIdempotencyKey(), fromId: 'main', toId: 'sports', amount: '120.50' };
  await client.call(memberWalletsWire.transferBetweenWallets, transfer);
  expect(await walletOf(client)).toMatchObject({ sumBalance: '500.00', mainBalance: '379.50', bonusBalance: '0.00' });
  expect(await rulesOf(client)).toMatchObject({ balance: '379.50' });
});

describe('deposit orders', () => {
  test('turnover is asked for what arrives, not for the fee', async () => {
    const client = await registerMember(gateway);
    const order = await client.call(walletWire.createDeposit, orderInput('600', { channelId: 'gopeso-2' }));
    expect(order).toMatchObject({ receive: '594.00', turnover: '594.00' });
  });

  test('unpaid deposits that block the next one can be cancelled; a paid one cannot', async () => {
    const client = await registerMember(gateway);
    const open = () => client.call(walletWire.createDeposit, orderInput('200'));
    const orders = [await open(), await open(), await open()];
    expect((await client.refusal(walletWire.createDeposit, orderInput('200'))).code).toBe('OPEN_ORDER');
    const { orderNo = '' } = orders[0] ?? {};
    const cancelled = await client.call(walletWire.cancelDeposit, { orderNo });
    expect(cancelled).toMatchObject({ status: 'cancelled', step: 'cancelled', payTo: null });
    expect(await client.call(walletWire.cancelDeposit, { orderNo })).toEqual(cancelled);
    const next = await open();
    await client.call(walletWire.confirmDepositPaid, { orderNo: next.orderNo });
    expect(await client.call(walletWire.cancelDeposit, { orderNo: next.orderNo })).toMatchObject({ status: 'checking' });
    const other = await registerMember(gateway);
    expect((await other.refusal(walletWire.cancelDeposit, { orderNo: orders[1]?.orderNo ?? '' })).code).toBe('ORDER_UNKNOWN');
  });
});
