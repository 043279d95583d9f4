import { siteWire } from '@parlour/site/wire';
import { rewardWire } from '@parlour/promotions/wire';
import { mockCall, network, useNetwork } from '@parlour/testing';
import { walletWire } from '@parlour/wallet/wire';
import { screen, waitFor, within } from '@testing-library/react';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';

const wallet = { currency: 'TLB', currencySymbol: '₱', withdrawable: '0.00' };
const before = mockCall(walletWire.getMemberWallet, { ...wallet, sumBalance: '100.00' });
const after = mockCall(walletWire.getMemberWallet, { ...wallet, sumBalance: '110.00' });
const receipt = {
  claimNo: 'R-1',
  rewardId: 'sign-in',
  title: 'Check-in gift',
  currencySymbol: '₱',
  amount: '10.00',
  turnoverAdded: '10.00',
  at: 0,
};

useNetwork(
  mockCall(siteWire.getStatus, { info: { whitelabel: { REWCEN3: '1' } } }),
  before,
  mockCall(rewardWire.getRewards, []),
  mockCall(rewardWire.getSignIn, { currencySymbol: '₱', signedDays: 0, days: [{ day: '2026-11-21', state: 'open', amount: '10.00' }] }),
  ...homeCalls,
);

test('the receipt of a sign-in gift counts the balance up, although nothing showed it before', async () => {
  const { user } = await renderApp({ path: '/m/rewardCenter', player: 'maria' });
  const claim = await screen.findByRole('button', { name: 'Check in: ₱10' });
  network.use(
    mockCall(rewardWire.signIn, () => {
      network.use(after);
      return [receipt];
    }),
  );
  await user.click(claim);
  const receiptSheet = within(await screen.findByRole('dialog', { name: 'Reward claimed' }));
  const balance = receiptSheet.getByText('Balance', { selector: 'dt' }).nextElementSibling;
  await waitFor(() => expect(balance?.querySelector('[aria-hidden]')).toHaveTextContent(/^₱10\d\.\d\d$/));
  await waitFor(() => expect(balance).toHaveTextContent(/^₱110\.00$/), { timeout: 3000 });
});
