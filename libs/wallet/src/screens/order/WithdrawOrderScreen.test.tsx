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

test('product 4.7: the road of a withdrawal, what arrives and where, and how long it takes as a rule', async () => {
  await show();
  const titles = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(titles.map((item) => item.dataset.state)).toEqual(['done', 'now', 'next', 'next']);
  expect(screen.getByText('In review')).toBeVisible();
  expect(screen.getByText('Normally about 15 min. Now 4 min.')).toBeVisible();
  expect(screen.getByText('PalmPay ••••7731')).toBeVisible();
  expect(screen.getByText(/^5,000\.00$|₱5,000\.00/)).toBeVisible();
});

test('product 2: there is no way to take it back into play, and it says why', async () => {
  await show();
  expect(screen.queryByRole('button', { name: /cancel/i })).not.toBeInTheDocument();
  expect(screen.getByText("Why can't I cancel?")).toBeVisible();
});

test('rejected: the reason, the refund, and a way on', async () => {
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

test('paid: all steps are done', async () => {
  await show({ status: 'successful', step: 'completed' });
  expect(screen.getByText('Successful')).toBeVisible();
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .every((item) => item.dataset.state === 'done'),
  ).toBe(true);
});

test('a fee is shown with what is left after it', async () => {
  await show({ fee: '50.00', receive: '4950.00' });
  const rows = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(rows).toEqual(expect.arrayContaining(['Amount: ₱5,000.00', 'Fee: ₱50.00']));
});
