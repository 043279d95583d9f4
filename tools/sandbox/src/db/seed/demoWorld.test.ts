import { addMoney } from '@parlour/kernel/money';
import { referralWire } from '@parlour/promotions/wire';
import { limitsWire, walletWire } from '@parlour/wallet/wire';
import { useGateway } from '../../testing/useGateway';
import { world } from '../../world';

const gateway = useGateway();
const always = { from: 0, to: 8.64e15, pageNo: 1, pageSize: 100, language: 'EN' };
const rich = world.demoMembers.filter(({ balance, status }) => balance && !status);

test.each(rich.map(({ username, merchant, balance = '' }) => [username, merchant, balance]))(
  '%s has exactly the planned balance and can withdraw it',
  async (username, merchant, balance) => {
    const client = gateway.client({ merchant });
    await client.login(username);
    expect(await client.call(walletWire.getMemberWallet, {})).toMatchObject({ sumBalance: balance, withdrawable: balance });
    expect(await client.call(walletWire.getAccounts, {})).toMatchObject([{ isDefault: true, status: 'active' }]);
  },
);

test.each(['maria', 'vince'])('%s has weeks of bets and orders that add up to the balance', async (username) => {
  const client = gateway.client();
  await client.login(username);
  const { totals, content } = await client.call(walletWire.getBets, always);
  expect(totals!.count).toBeGreaterThan(100);
  expect(new Set(content.map(({ gameName }) => gameName)).size).toBeGreaterThan(1);
  const orders = (await client.call(walletWire.getOrders, always)).content;
  const moved = orders.reduce((sum, { kind, amount }) => addMoney(sum, kind === 'deposit' ? amount : `-${amount}`), totals!.net);
  // Referral income is booked in the same ledger.
  const brought = (await client.call(referralWire.getReferral, {})).mine?.total ?? '0';
  expect(await client.balance()).toBe(addMoney(moved, brought));
});

test('maria has spent the time in games that her bets took', async () => {
  const client = await gateway.login('maria');
  const time = (await client.call(limitsWire.getLimits, {})).filter(({ kind }) => kind === 'time');
  const usedIn = (period: string) => Number(time.find((limit) => limit.period === period)?.used);
  // About twenty evenings of some minutes each.
  expect(usedIn('month')).toBeGreaterThan(60);
  expect(usedIn('week')).toBeGreaterThan(0);
  expect(usedIn('month')).toBeGreaterThan(usedIn('week'));
});

test('noel has no money, no withdrawal account and no transaction password', async () => {
  const client = await gateway.login('noel');
  expect(await client.call(walletWire.getWithdrawRules, {})).toMatchObject({
    balance: '0.00',
    hasPaymentPassword: false,
    payeeName: null,
    turnover: null,
  });
  expect(await client.call(walletWire.getAccounts, {})).toEqual([]);
});
