import { randomUUID } from 'node:crypto';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { memberWalletsWire, walletWire } from '@parlour/wallet/wire';
import type { Client } from '../testing/createClient';
import { deposit } from '../testing/deposit';
import { addAccount, freshPin, registerMember } from '../testing/registerMember';
import { stepMs, useGateway } from '../testing/useGateway';

const gateway = useGateway();
const wallets = async (client: Client) => {
  const { wallets: all } = await client.call(memberWalletsWire.getMemberWallets, { language: 'EN' });
  return Object.fromEntries(all.map(({ walletId, balance }) => [walletId, balance]));
};
const move = (amount: string, fields: Record<string, string> = {}) => ({
  idempotencyKey: newIdempotencyKey(),
  fromId: 'main',
  toId: 'sports',
  amount,
  ...fields,
});
const depositInput = (amount: string, fields: Record<string, string> = {}) => ({
  idempotencyKey: newIdempotencyKey(),
  methodId: 'gopeso',
  amount,
  ...fields,
});

afterEach(async () => expect(await gateway.audit()).toMatchObject({ sound: true }));

describe('member wallets (spec 7)', () => {
  test('money is transferred in both directions and reported', async () => {
    const client = await registerMember(gateway);
    await deposit(gateway, client, '500');
    await client.call(memberWalletsWire.transferBetweenWallets, move('120.50'));
    expect(await wallets(client)).toMatchObject({ main: '379.50', sports: '120.50', live: '0.00' });
    await client.call(memberWalletsWire.transferBetweenWallets, move('20.50', { fromId: 'sports', toId: 'main' }));
    expect(await wallets(client)).toMatchObject({ main: '400.00', sports: '100.00' });
    const all = { from: 0, to: 8.64e15, pageNo: 1, pageSize: 20 };
    const report = await client.call(memberWalletsWire.getWalletTransfers, all);
    expect(report.content.map(({ amount }) => amount)).toEqual(['20.50', '120.50']);
  });

  test('ten requests with one key transfer money once; the key for a different transfer is refused', async () => {
    const client = await registerMember(gateway);
    await deposit(gateway, client, '500');
    const input = move('50');
    const made = await Promise.all(Array.from({ length: 10 }, () => client.call(memberWalletsWire.transferBetweenWallets, input)));
    expect(new Set(made.map(({ transferNo }) => transferNo)).size).toBe(1);
    expect(await wallets(client)).toMatchObject({ main: '450.00', sports: '50.00' });
    const found = await client.call(memberWalletsWire.findWalletTransfer, { idempotencyKey: input.idempotencyKey });
    expect(found).toMatchObject({ transferNo: made[0]?.transferNo });
    expect(await client.refusal(memberWalletsWire.transferBetweenWallets, { ...input, amount: '51' })).toMatchObject({
      code: 'FIELD_INVALID',
    });
    expect(await client.call(memberWalletsWire.findWalletTransfer, { idempotencyKey: newIdempotencyKey() })).toBeNull();
  });

  test.each([
    ['more than the balance', move('1000'), 'INSUFFICIENT_BALANCE'],
    ['to the same wallet', move('1', { toId: 'main' }), 'FIELD_INVALID'],
    ['to an unknown wallet', move('1', { toId: 'moon' }), 'FIELD_INVALID'],
    ['zero', move('0'), 'FIELD_INVALID'],
    ['a negative amount', move('-5'), 'FIELD_INVALID'],
    ['a tenth of a cent', move('1.001'), 'FIELD_INVALID'],
  ])('a transfer is refused and moves no money: %s', async (_, input, code) => {
    const client = await registerMember(gateway);
    await deposit(gateway, client, '500');
    expect(await client.refusal(memberWalletsWire.transferBetweenWallets, input)).toMatchObject({ code });
    expect(await wallets(client)).toMatchObject({ main: '500.00', sports: '0.00' });
  });
});

describe('deposit (product 4.6)', () => {
  test('a bonus is added only on request; it is credited with the deposit and has its own turnover', async () => {
    const client = await registerMember(gateway);
    const plain = await deposit(gateway, client, '300');
    expect(plain).toMatchObject({ bonus: null, turnover: '300.00' });
    const order = await client.call(walletWire.createDeposit, depositInput('1000', { promotionId: 'reload-10' }));
    expect(order).toMatchObject({ bonus: '100.00', turnover: '1000.00', bonusTurnover: '800.00' });
    await client.call(walletWire.confirmDepositPaid, { orderNo: order.orderNo });
    gateway.pass(stepMs);
    expect(await wallets(client)).toMatchObject({ main: '1300.00' });
    const { turnover, bonus } = await client.call(walletWire.getWithdrawRules, {});
    expect(turnover).toMatchObject({ required: '1300.00', sources: [{ kind: 'deposit' }, { kind: 'deposit' }] });
    expect(bonus).toMatchObject({ balance: '100.00', turnover: { sources: [{ kind: 'bonus', required: '800.00' }] } });
  });

  test('an offer has a minimum deposit and a maximum bonus', async () => {
    const client = await registerMember(gateway);
    const low = await client.refusal(walletWire.createDeposit, depositInput('100', { promotionId: 'reload-10' }));
    expect(low).toMatchObject({ code: 'BELOW_MIN', value: { min: '200.00' } });
    const much = await client.call(walletWire.createDeposit, depositInput('20000', { promotionId: 'reload-10' }));
    expect(much.bonus).toBe('1000.00');
    expect((await client.refusal(walletWire.createDeposit, depositInput('500', { promotionId: 'gold' }))).code).toBe('FIELD_INVALID');
  });

  test('a channel has its own limits and fee, and can be down alone', async () => {
    const client = await registerMember(gateway);
    const order = await client.call(walletWire.createDeposit, depositInput('600', { channelId: 'gopeso-2' }));
    expect(order).toMatchObject({ fee: '6.00', receive: '594.00', channelName: 'Express' });
    const over = await client.refusal(walletWire.createDeposit, depositInput('6000', { channelId: 'gopeso-3' }));
    expect(over).toMatchObject({ code: 'ABOVE_MAX', value: { max: '5000' } });
    await gateway.lever('methods', { merchant: '200jilif3', methodId: 'gopeso-2', health: 'down' });
    expect((await client.refusal(walletWire.createDeposit, depositInput('600', { channelId: 'gopeso-2' }))).code).toBe('METHOD_DOWN');
    await gateway.lever('methods', { merchant: '200jilif3', methodId: 'gopeso-2', health: 'ok' });
  });

  test('every variant of specification 7 is offered', async () => {
    const client = await registerMember(gateway);
    const methods = await client.call(walletWire.getDepositMethods, { language: 'EN' });
    const kinds = new Set(methods.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['alipay', 'bank', 'ewallet', 'gateway', 'manual', 'qq', 'qr', 'wechat']);
  });

  test('the first deposit is marked as such', async () => {
    const client = await registerMember(gateway);
    expect(await client.call(walletWire.getRemainingLimit, {})).toMatchObject({ isFirst: true });
    await deposit(gateway, client, '100');
    expect(await client.call(walletWire.getRemainingLimit, {})).toMatchObject({ isFirst: false });
  });
});

describe('receipts (product 4.6)', () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  const send = (client: Client, orderNo: string, fields: object = {}) =>
    client.call(walletWire.putProof, { orderNo, proofId: randomUUID(), part: 0, parts: 1, data: png.toString('base64'), ...fields });

  test('an order takes three receipts at most; each is complete with all its parts and checked by its content', async () => {
    const client = await registerMember(gateway);
    const { orderNo } = await client.call(walletWire.createDeposit, depositInput('200'));
    const proofId = randomUUID();
    const halves = { proofId, parts: 2 };
    expect(await send(client, orderNo, { ...halves, data: png.subarray(0, 4).toString('base64') })).toEqual({ complete: false, proofs: 0 });
    const rest = png.subarray(4).toString('base64');
    expect(await send(client, orderNo, { ...halves, part: 1, data: rest })).toEqual({ complete: true, proofs: 1 });
    const gif = { orderNo, proofId: randomUUID(), part: 0, parts: 1, data: Buffer.from('GIF89a').toString('base64') };
    expect((await client.refusal(walletWire.putProof, gif)).code).toBe('IMAGE_TYPE');
    await send(client, orderNo);
    await send(client, orderNo);
    expect((await client.refusal(walletWire.putProof, { ...gif, data: png.toString('base64') })).code).toBe('FIELD_INVALID');
    expect((await client.call(walletWire.getOrder, { orderNo })).proofs).toBe(3);
  });

  test('another player’s order takes no receipt', async () => {
    const client = await registerMember(gateway);
    const { orderNo } = await client.call(walletWire.createDeposit, depositInput('200'));
    const other = await registerMember(gateway);
    const submission = { orderNo, proofId: randomUUID(), part: 0, parts: 1, data: png.toString('base64') };
    expect((await other.refusal(walletWire.putProof, submission)).code).toBe('ORDER_UNKNOWN');
  });
});

describe('withdrawal accounts (product 4.9)', () => {
  test('the number is shown only for the transaction password', async () => {
    const client = await registerMember(gateway);
    const accountId = await addAccount(client, '09170001234');
    expect(await client.call(walletWire.revealAccount, { accountId, paymentPassword: freshPin })).toEqual({ number: '09170001234' });
    const wrong = await client.refusal(walletWire.revealAccount, { accountId, paymentPassword: '111222' });
    expect(wrong).toMatchObject({ code: 'WRONG_PAYMENT_PASSWORD', value: { triesLeft: 4 } });
  });

  test('the default can change; removing the default makes the other account the default', async () => {
    const client = await registerMember(gateway);
    const first = await addAccount(client, '09170002234');
    const key = { idempotencyKey: newIdempotencyKey() };
    const account = { ...key, providerId: 'gopeso', holder: 'Juan Dela Cruz', number: '09170003234', paymentPassword: freshPin };
    const { accountId: second } = await client.call(walletWire.addAccount, account);
    const changed = await client.call(walletWire.setDefaultAccount, { accountId: second });
    expect(changed.map(({ accountId, isDefault }) => [accountId, isDefault])).toEqual([
      [second, true],
      [first, false],
    ]);
    await client.call(walletWire.removeAccount, { accountId: second, paymentPassword: freshPin });
    expect(await client.call(walletWire.getAccounts, {})).toMatchObject([{ accountId: first, isDefault: true }]);
  });

  test('an account with an open withdrawal cannot be removed, and the order is named', async () => {
    const client = await gateway.login('maria');
    const [account] = await client.call(walletWire.getAccounts, {});
    const accountId = account?.accountId ?? '';
    const submission = { idempotencyKey: newIdempotencyKey(), accountId, amount: '100', paymentPassword: '246810' };
    const { orderNo } = await client.call(walletWire.createWithdrawal, submission);
    const refused = await client.refusal(walletWire.removeAccount, { accountId, paymentPassword: '246810' });
    expect(refused).toMatchObject({ code: 'ACCOUNT_IN_USE', value: { orderNo } });
  });
});
