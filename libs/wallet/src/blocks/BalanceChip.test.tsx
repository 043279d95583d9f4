import { betSettled } from '@parlour/kernel';
import { playerWire } from '@parlour/player/wire';
import { httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { walletFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { asMember } from '../mocks/players';
import { walletWire } from '../wire';
import { BalanceChip } from './BalanceChip';

useNetwork(...handlers);

const open = (options = {}) => renderBlock(<BalanceChip />, { ...asMember, with: [walletFeature, ...asMember.with], ...options });
const wallet = (sumBalance: string) => ({ currency: 'TLB', currencySymbol: '₱', sumBalance, withdrawable: sumBalance });

test.each([
  ['12480.55', '12,480'],
  ['999.99', '999'],
  ['0.40', '0'],
])('spec 2 and 9: the balance has no decimals and is never rounded up: %s shows %s', async (sumBalance, shown) => {
  network.use(mockCall(walletWire.getMemberWallet, wallet(sumBalance)));
  await open();
  expect(await screen.findByRole('button', { name: new RegExp(`₱ ?${shown} .*Hide balance`) })).toBeVisible();
});

test('product 4.17: shows decimals when the player has chosen them in the preferences', async () => {
  network.use(mockCall(walletWire.getMemberWallet, wallet('12480.55')));
  localStorage.setItem('preferences', JSON.stringify({ decimals: true }));
  await open();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'preferences' })));
  expect(await screen.findByRole('button', { name: /12,480\.55/ })).toBeVisible();
  localStorage.removeItem('preferences');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'preferences' })));
});

test('spec 2: the toggle masks the balance with a fixed number of asterisks, and the choice is remembered', async () => {
  const { user, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: /12,480/ }));
  const hidden = screen.getByRole('button', { name: /Show balance/ });
  expect(hidden).toHaveTextContent('******');
  expect(hidden).not.toHaveTextContent('12');
  unmount();
  await open();
  expect(await screen.findByRole('button', { name: /Show balance/ })).toHaveTextContent('******');
});

test('spec 4: the balance is masked while it refreshes after a settled bet, then shows the new amount', async () => {
  let answer: (value: ReturnType<typeof wallet>) => void = () => undefined;
  const { store } = await open();
  expect(await screen.findByRole('button', { name: /12,480/ })).toBeVisible();
  network.use(mockCall(walletWire.getMemberWallet, () => new Promise<ReturnType<typeof wallet>>((resolve) => (answer = resolve))));
  act(() => void store.dispatch(betSettled()));
  await waitFor(() => expect(network.requests(walletWire.getMemberWallet)).toHaveLength(2));
  expect(screen.getByRole('button')).toHaveTextContent('******');
  answer(wallet('12500.00'));
  expect(await screen.findByRole('button', { name: /12,500/ })).toBeVisible();
});

test('a retry loads the balance after a load error', async () => {
  network.use(mockCall(walletWire.getMemberWallet, httpStatus(500)));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  network.use(mockCall(walletWire.getMemberWallet, wallet('5.00')));
  await user.click(retry);
  expect(await screen.findByRole('button', { name: /₱ ?5 / })).toBeVisible();
});

test('after a failed refresh, the old balance is no longer shown', async () => {
  const { store } = await open();
  expect(await screen.findByRole('button', { name: /12,480/ })).toBeVisible();
  network.use(mockCall(walletWire.getMemberWallet, httpStatus(500)));
  act(() => void store.dispatch(betSettled()));
  expect(await screen.findByRole('button', { name: 'Try again' })).not.toHaveTextContent('12,480');
});

test('its border has the color of the VIP level of the last visit, and nothing is asked for it', async () => {
  localStorage.setItem('memberInfo', JSON.stringify({ of: '200jilif3/maria', value: { type: 0, level: 'VIP 4 Gold', tier: 4 } }));
  await open();
  expect(await screen.findByRole('button', { name: /12,480/ })).toHaveAttribute('data-tier', '4');
  expect(network.requests(playerWire.getMemberInfo)).toEqual([]);
  localStorage.removeItem('memberInfo');
});
