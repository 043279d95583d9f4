import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { securityWire } from '@parlour/session/wire';
import { walletWire } from '@parlour/wallet/wire';
import { eq } from 'drizzle-orm';
import { withdrawLimits } from '@parlour/sandbox-world';
import { settleRound } from '../bets/settleRound';
import { members } from '../db/schema/session';
import type { Client } from '../testing/createClient';
import { deposit } from '../testing/deposit';
import { launch } from '../testing/launch';
import { addAccount, freshPin, registerMember } from '../testing/registerMember';
import { stepMs, useGateway } from '../testing/useGateway';
import { paymentLockMs } from '../wallet/paymentPassword';

const gateway = useGateway();
const rules = (client: Client) => client.call(walletWire.getWithdrawRules, {});
const orderInput = (accountId: string, amount: string, paymentPassword = freshPin) => ({
  idempotencyKey: newIdempotencyKey(),
  accountId,
  amount,
  paymentPassword,
});

/** A member with money that can be withdrawn. */
async function readyMember(amount = '1000', fields: Record<string, string> = {}) {
  const client = await registerMember(gateway, fields);
  await deposit(gateway, client, amount);
  await stakeAll(client, amount);
  return { client, accountId: await addAccount(client) };
}

/** Stakes the deposited amount and wins it back. */
async function stakeAll(client: Client, amount: string) {
  const { session } = await launch(gateway, client);
  const round = { roundId: newIdempotencyKey(), stake: amount, payout: amount, result: {} };
  await settleRound(gateway.platform.db, session, { round, now: gateway.platform.clock.now() });
}

afterEach(async () => expect(await gateway.audit()).toMatchObject({ sound: true }));

test('a withdrawal goes through submitted, review, sent and completed; its money is held from the first step', async () => {
  const { client, accountId } = await readyMember();
  const order = await client.call(walletWire.createWithdrawal, orderInput(accountId, '400'));
  expect(order).toMatchObject({ kind: 'withdrawal', status: 'pending', step: 'submitted', methodName: 'GoPeso', balanceAfter: '600.00' });
  expect(order.orderNo).toMatch(/^W-\d{4}-\d{6}$/);
  expect(order.account).toMatch(/^••••\d{4}$/);
  expect(await client.balance()).toBe('600.00');
  gateway.pass(3 * stepMs);
  const done = await client.call(walletWire.getOrder, { orderNo: order.orderNo });
  expect(done).toMatchObject({ status: 'successful', step: 'completed', reason: null });
  expect(done.timeline.map(({ step }) => step)).toEqual(['submitted', 'review', 'sent', 'completed']);
  expect(done.timeline.map(({ at }) => at - order.createdAt)).toEqual([0, stepMs, 2 * stepMs, 3 * stepMs]);
  expect(await client.balance()).toBe('600.00');
});

test('a rejected withdrawal returns the money', async () => {
  const { client, accountId } = await readyMember();
  const { orderNo } = await client.call(walletWire.createWithdrawal, orderInput(accountId, '444'));
  gateway.pass(2 * stepMs);
  expect(await client.call(walletWire.getOrder, { orderNo })).toMatchObject({
    status: 'rejected',
    reason: 'NAME_MISMATCH',
    balanceAfter: '1000.00',
  });
  expect(await client.balance()).toBe('1000.00');
});

test('twenty concurrent requests with one key take the money once', async () => {
  const { client, accountId } = await readyMember();
  const input = orderInput(accountId, '800');
  const orders = await Promise.all(Array.from({ length: 20 }, () => client.call(walletWire.createWithdrawal, input)));
  expect(new Set(orders.map(({ orderNo }) => orderNo)).size).toBe(1);
  expect(await client.balance()).toBe('200.00');
});

test('concurrent withdrawals never take more than the balance', async () => {
  const { client, accountId } = await readyMember();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => client.send(walletWire.createWithdrawal, orderInput(accountId, '600'))),
  );
  expect(answers.map(({ code }) => code ?? 'taken').sort()).toEqual([
    'INSUFFICIENT_BALANCE',
    'INSUFFICIENT_BALANCE',
    'INSUFFICIENT_BALANCE',
    'taken',
  ]);
  expect(await client.balance()).toBe('400.00');
});

test('each deposit must be staked once before a withdrawal', async () => {
  const client = await registerMember(gateway);
  const accountId = await addAccount(client);
  const { orderNo } = await deposit(gateway, client, '300');
  await deposit(gateway, client, '200');
  expect(await client.refusal(walletWire.createWithdrawal, orderInput(accountId, '100'))).toMatchObject({
    code: 'TURNOVER_OPEN',
    value: { remaining: '500.00' },
  });
  await stakeAll(client, '350');
  const open = await rules(client);
  expect(open).toMatchObject({ balance: '500.00', withdrawable: '0.00', turnover: { required: '500.00', done: '350.00' } });
  expect(open.turnover?.sources).toMatchObject([
    { orderNo, label: 'GoPeso', required: '300.00', done: '300.00' },
    { required: '200.00', done: '50.00' },
  ]);
  await stakeAll(client, '150');
  expect(await rules(client)).toMatchObject({ withdrawable: '500.00', turnover: { done: '500.00' } });
  expect(await client.call(walletWire.createWithdrawal, orderInput(accountId, '100'))).toMatchObject({ step: 'submitted' });
});

test.each([
  ['BELOW_MIN', '99.99'],
  ['ABOVE_MAX', '50000.01'],
  ['FIELD_INVALID', '100.001'],
  ['INSUFFICIENT_BALANCE', '1000.01'],
])('an invalid amount is refused with %s', async (code, amount) => {
  const { client, accountId } = await readyMember();
  expect(await client.refusal(walletWire.createWithdrawal, orderInput(accountId, amount))).toMatchObject({ code });
  expect(await client.balance()).toBe('1000.00');
});

test('the number of withdrawals per day is limited', async () => {
  const { client, accountId } = await readyMember('2000');
  const { dailyCount } = withdrawLimits({ country: 'PH' });
  for (let made = 0; made < dailyCount; made++) await client.call(walletWire.createWithdrawal, orderInput(accountId, '100'));
  expect(await rules(client)).toMatchObject({ remainingToday: 0 });
  expect(await client.refusal(walletWire.createWithdrawal, orderInput(accountId, '100'))).toMatchObject({ code: 'DAILY_LIMIT' });
  gateway.pass(24 * 3_600_000);
  await client.renew();
  expect(await rules(client)).toMatchObject({ remainingToday: dailyCount });
});

test('wrong transaction passwords are counted, then the password is locked for a while', async () => {
  const { client, accountId } = await readyMember();
  for (const triesLeft of [4, 3, 2, 1]) {
    expect(await client.refusal(walletWire.createWithdrawal, orderInput(accountId, '100', '000001'))).toMatchObject({
      code: 'WRONG_PAYMENT_PASSWORD',
      value: { triesLeft },
    });
  }
  expect(await client.refusal(walletWire.createWithdrawal, orderInput(accountId, '100', '000001'))).toMatchObject({
    code: 'PAYMENT_PASSWORD_LOCKED',
  });
  expect(await client.refusal(walletWire.createWithdrawal, orderInput(accountId, '100'))).toMatchObject({
    code: 'PAYMENT_PASSWORD_LOCKED',
  });
  gateway.pass(paymentLockMs);
  await client.renew();
  expect(await client.call(walletWire.createWithdrawal, orderInput(accountId, '100'))).toMatchObject({ step: 'submitted' });
});

test('phone, identity and opening hours are checked again at the withdrawal', async () => {
  const userName = 'asked';
  const { client, accountId } = await readyMember('1000', { username: userName });
  const set = (conditions: object) => gateway.lever(`members/${userName}/withdrawals`, conditions);
  const refusal = () => client.refusal(walletWire.createWithdrawal, orderInput(accountId, '100'));
  await set({ kycPassed: false });
  expect(await rules(client)).toMatchObject({ kycPassed: false });
  const { rows } = await client.call(securityWire.getSecurityConfig, {});
  expect(rows.find(({ id }) => id === 'identity')).toMatchObject({ isDone: false });
  expect(await refusal()).toMatchObject({ code: 'KYC_REQUIRED' });
  const closedUntil = gateway.platform.clock.now() + 3_600_000;
  await set({ kycPassed: true, closedUntil });
  expect(await rules(client)).toMatchObject({ kycPassed: true, closedUntil });
  expect(await refusal()).toMatchObject({ code: 'WITHDRAW_CLOSED', value: { closedUntil } });
  await gateway.platform.db.update(members).set({ mobile: '9175550101', mobileVerified: false }).where(eq(members.username, userName));
  expect(await rules(client)).toMatchObject({ phoneVerified: false });
  expect(await refusal()).toMatchObject({ code: 'PHONE_REQUIRED' });
  await gateway.platform.db.update(members).set({ mobileVerified: true }).where(eq(members.username, userName));
  gateway.pass(3_600_000);
  await client.renew();
  expect(await client.call(walletWire.createWithdrawal, orderInput(accountId, '100'))).toMatchObject({ step: 'submitted' });
});

test('a new account cannot be paid to during its cooling-off time', async () => {
  const { client } = await readyMember('1000', { username: 'cooling' });
  await gateway.lever('members/cooling/withdrawals', { coolingMs: 3_600_000 });
  const key = { idempotencyKey: newIdempotencyKey() };
  const added = { ...key, providerId: 'mabilis', holder: 'Juan Dela Cruz', number: '09981112233', paymentPassword: freshPin };
  const { accountId, coolingUntil } = await client.call(walletWire.addAccount, added);
  expect(coolingUntil).toBeGreaterThan(gateway.platform.clock.now());
  expect(await client.refusal(walletWire.createWithdrawal, orderInput(accountId, '100'))).toMatchObject({
    code: 'ACCOUNT_COOLING',
    value: { coolingUntil },
  });
  gateway.pass(3_600_000);
  await client.renew();
  expect(await client.call(walletWire.createWithdrawal, orderInput(accountId, '100'))).toMatchObject({ step: 'submitted' });
});

test('another member’s account is refused', async () => {
  const { accountId } = await readyMember();
  const { client } = await readyMember();
  expect(await client.refusal(walletWire.createWithdrawal, orderInput(accountId, '100'))).toMatchObject({
    code: 'FIELD_INVALID',
    value: { field: 'accountId' },
  });
});
