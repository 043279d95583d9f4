import { mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { screen, within } from '@testing-library/react';
import { walletFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { withdrawalOrder } from '../../mocks/orders';
import { asMember } from '../../mocks/players';
import { walletWire } from '../../wire';
import type { Order } from '../../wire/order';

useNetwork(...handlers);

const NUMBER = 'W-2611-004182';
const show = async (changes: Partial<Order> = {}) => {
  network.use(mockCall(walletWire.getOrder, withdrawalOrder({ createdAt: Date.now() - 4 * 60_000, ...changes })));
  const view = await renderFeature(walletFeature, `/m/withdraw/order/${NUMBER}`, asMember);
  await screen.findByText(NUMBER);
  return view;
};

test('product 4.7: shows the steps, amount, account and usual time of a withdrawal', async () => {
  await show();
  const titles = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(titles.map((item) => item.dataset.state)).toEqual(['done', 'now', 'next', 'next']);
  expect(screen.getByText('In review')).toBeVisible();
  expect(screen.getByText('Normally about 15 min. Now 4 min.')).toBeVisible();
  expect(screen.getByText('PalmPay ••••7731')).toBeVisible();
  expect(screen.getByText(/^5,000\.00$|₱5,000\.00/)).toBeVisible();
});

test('product 2: a withdrawal cannot be cancelled, and the screen explains why', async () => {
  await show();
  expect(screen.queryByRole('button', { name: /cancel/i })).not.toBeInTheDocument();
  expect(screen.getByText("Why can't I cancel?")).toBeVisible();
});

test('a rejected withdrawal shows the reason, the refund and the next steps', async () => {
  await show({ status: 'rejected', step: 'rejected', reason: 'NAME_MISMATCH' });
  expect(screen.getByRole('alert')).toHaveTextContent('The name on the account is not yours.');
  expect(screen.getByRole('alert')).toHaveTextContent('₱5,000.00 is back in your balance.');
  expect(screen.getByRole('link', { name: 'Withdraw again' })).toHaveAttribute('href', '/m/withdraw');
  expect(screen.getByRole('link', { name: 'Report a problem' })).toHaveAttribute(
    'href',
    '/m/feedback?topic=withdrawal&order=W-2611-004182',
  );
  expect(screen.queryByText("Why can't I cancel?")).not.toBeInTheDocument();
});

test('a paid withdrawal has all steps done', async () => {
  await show({ status: 'successful', step: 'completed' });
  expect(screen.getByText('Successful')).toBeVisible();
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .every((item) => item.dataset.state === 'done'),
  ).toBe(true);
});

test('a fee is shown as a row of its own', async () => {
  await show({ fee: '50.00', receive: '4950.00' });
  const rows = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(rows).toEqual(expect.arrayContaining(['Amount: ₱5,000.00', 'Fee: ₱50.00']));
});
