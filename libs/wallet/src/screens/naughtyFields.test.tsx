import { mockCall, namedFields, network, refuse, renderBlock, renderFeature, typeNaughtyStrings, useNetwork } from '@parlour/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { DepositBudget } from '../blocks/DepositBudget';
import { MoneyLimits } from '../blocks/money-limits/MoneyLimits';
import { walletFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { playLimits } from '../mocks/limits';
import { depositOrder } from '../mocks/orders';
import { asMember } from '../mocks/players';
import { withdrawRules } from '../mocks/transfers';
import { walletWire } from '../wire';
import { limitsWire } from '../wire/limits';

useNetwork(...handlers, mockCall(limitsWire.getLimits, playLimits()));
jest.setTimeout(180_000);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (path: string) => renderFeature(walletFeature, path, asMember);
const block = (element: ReactElement) => renderBlock(element, { with: [walletFeature, ...asMember.with], events: asMember.events });
type Field = ReturnType<typeof namedFields>[number];
const field = (label: string | RegExp) => screen.findByLabelText<Field>(label);
const submit = (form: HTMLFormElement | null) => act(async () => void (form && fireEvent.submit(form)));

/** Types all naughty strings into the fields, submits the form and checks that the page still has content. */
async function typeThemAll(fields: Field[]) {
  await typeNaughtyStrings(fields);
  await submit(fields[0]?.form ?? null);
  expect(document.body).toHaveTextContent(/\S/);
}

describe('spec 5: every money field accepts naughty strings as text or refuses them with a reason', () => {
  test('deposit: amount, payer, account and remark; payer and remark are sent as typed', async () => {
    network.use(mockCall(walletWire.createDeposit, refuse('METHOD_DOWN')));
    await open('/m/voucherCenter?method=baybank');
    await screen.findByRole('button', { name: /^Bay Bank/ });
    const fields = namedFields(['amount', 'payerName', 'payerAccount', 'remark']);
    await typeNaughtyStrings(fields);
    expect(network.requests(walletWire.createDeposit)).toEqual([]);
    const [amount, name, account, remark] = fields as [Field, Field, Field, Field];
    const text = '"><script>alert(1)</script> ˙ɐnbᴉlɐ 田中さん';
    for (const [one, value] of [
      [amount, '500'],
      [name, text],
      [account, '0917'],
      [remark, text],
    ] as const)
      fireEvent.change(one, { target: { value } });
    await submit(amount.form);
    await screen.findByRole('alert');
    expect(network.requests(walletWire.createDeposit)).toEqual([expect.objectContaining({ payerName: text, remark: text })]);
  });

  test('payment reference', async () => {
    network.use(mockCall(walletWire.getOrder, depositOrder({ createdAt: Date.now(), expiresAt: Date.now() + 600_000 })));
    await open('/m/voucherCenter/order/D-2611-000731');
    await typeNaughtyStrings([await field('Reference number (optional)')]);
  });

  test('withdrawal: amount and transaction password', async () => {
    const { user } = await open('/m/withdraw');
    const amount = await field('Amount');
    await typeThemAll([amount]);
    fireEvent.change(amount, { target: { value: '500' } });
    await user.click(screen.getByRole('button', { name: 'Review withdrawal' }));
    await typeThemAll([await field('Transaction password')]);
    expect(network.requests(walletWire.createWithdrawal)).toEqual([]);
  });

  test('new account: provider search, holder, number and transaction password', async () => {
    network.use(mockCall(walletWire.getWithdrawRules, withdrawRules({ payeeName: null })));
    const { user } = await open('/m/withdraw/accounts?add=1');
    const search = await field('Find your e-wallet or bank');
    await typeNaughtyStrings([search]);
    fireEvent.change(search, { target: { value: 'Palm' } });
    await user.click(screen.getByRole('button', { name: 'PalmPay' }));
    await typeThemAll(namedFields(['holder', 'number', 'paymentPassword']));
    expect(network.requests(walletWire.addAccount)).toEqual([]);
  });

  test('new transaction password', async () => {
    network.use(mockCall(walletWire.getWithdrawRules, withdrawRules({ hasPaymentPassword: false })));
    await open('/m/withdraw/password');
    const labels = ['New transaction password', 'Repeat the password', 'Login password'];
    await typeThemAll(await Promise.all(labels.map(field)));
    expect(network.requests(walletWire.setPaymentPassword)).toEqual([]);
  });

  test('transfer between wallets', async () => {
    await open('/m/wallets');
    await typeThemAll([await field('Amount')]);
  });

  test('deposit budget', async () => {
    await block(<DepositBudget />);
    await typeThemAll([await field('In 24 hours'), await field('In 7 days')]);
  });

  test('money limit', async () => {
    const { user } = await block(<MoneyLimits />);
    await user.click(await screen.findByRole('button', { name: /^Deposits: 24 hours/ }));
    await typeThemAll([await field(/^Amount|^Limit/)]);
    expect(network.requests(limitsWire.setLimit)).toEqual([]);
  });
});
