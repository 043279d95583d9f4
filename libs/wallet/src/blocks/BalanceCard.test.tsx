import { httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { walletFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { asMember } from '../mocks/players';
import { walletWire } from '../wire';
import { BalanceCard, balanceParts } from './BalanceCard';

useNetwork(...handlers);

const open = (options = {}, layout: 'card' | 'line' = 'card') =>
  renderBlock(<BalanceCard layout={layout} />, { ...asMember, with: [walletFeature, ...asMember.with], ...options });

test.each([
  ['en', 'Hide balance', '₱12,480.55'],
  ['fil', 'Itago ang balanse', '₱12,480.55'],
  ['my', 'လက်ကျန်ငွေ ဖျောက်ရန်', '₱12,480.55'],
] as const)('shows the exact balance with Latin digits in %s', async (locale, label, shown) => {
  await open({ locale });
  expect(await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === shown)).toBeVisible();
  expect(screen.getByRole('button', { name: label })).toBeVisible();
});

test.each([
  ['en', 'Cash ₱12,480.55 · Bonus ₱132.00 · Other wallets ₱20.00'],
  ['fil', 'Cash ₱12,480.55 · Bonus ₱132.00 · Ibang wallet ₱20.00'],
  ['my', 'ငွေသား ₱12,480.55 · ဘောနပ်စ် ₱132.00 · အခြားပိုက်ဆံအိတ်များ ₱20.00'],
] as const)('the balance is that of all wallets, and its parts stand below it, in %s', async (locale, parts) => {
  const wallet = { sumBalance: '12632.55', mainBalance: '12480.55', bonusBalance: '132.00', withdrawable: '12480.55' };
  network.use(mockCall(walletWire.getMemberWallet, { currency: 'TLB', currencySymbol: '₱', ...wallet }));
  const { user } = await open({ locale });
  expect(await screen.findByText(parts)).toBeVisible();
  expect(screen.getByText(/12,632\.55/)).toBeVisible();
  await user.click(screen.getAllByRole('button')[0] as HTMLElement);
  expect(screen.queryByText(parts)).not.toBeInTheDocument();
});

test('the player can hide and show the balance', async () => {
  const { user } = await open();
  await screen.findByText(/12,480\.55/);
  await user.click(screen.getByRole('button', { name: 'Hide balance' }));
  expect(screen.queryByText(/12,480/)).not.toBeInTheDocument();
  expect(screen.getByText('Balance hidden')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show balance' }));
  expect(screen.getByText(/12,480\.55/)).toBeVisible();
});

test('the player can refresh the balance', async () => {
  const { user } = await open();
  await screen.findByText(/12,480\.55/);
  await user.click(screen.getByRole('button', { name: 'Update balance' }));
  await waitFor(() => expect(network.requests(walletWire.getMemberWallet)).toHaveLength(2));
});

test('a load error shows its code and a retry button', async () => {
  network.use(mockCall(walletWire.getMemberWallet, httpStatus(502)));
  const { user } = await open();
  expect(await screen.findByText("We couldn't load your balance")).toBeVisible();
  expect(screen.getByText('HTTP-502')).toBeVisible();
  network.use(...handlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/12,480\.55/)).toBeVisible();
});

test('in one line, a load error leaves out its reason, which the form below gives', async () => {
  network.use(mockCall(walletWire.getMemberWallet, httpStatus(502)));
  await open({}, 'line');
  expect((await screen.findByRole('alert')).textContent).toBe("We couldn't load your balanceHTTP-502");
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a failed refresh keeps the last balance on screen, with its time', async () => {
  const { user } = await open();
  await screen.findByText(/12,480\.55/);
  network.use(mockCall(walletWire.getMemberWallet, httpStatus(500)));
  await user.click(screen.getByRole('button', { name: 'Update balance' }));
  expect(await screen.findByText(/^As of \d\d:\d\d\. Something went wrong on our side/)).toBeVisible();
  expect(screen.getByText(/12,480\.55/)).toBeVisible();
});

test.each([
  ['one wallet', { sumBalance: '10.00', mainBalance: '10.00', bonusBalance: '0.00' }, []],
  ['a gateway that sends only the sum', { sumBalance: '10.00' }, []],
  ['a bonus', { sumBalance: '12.50', mainBalance: '10.00', bonusBalance: '2.50' }, ['cash 10.00', 'bonus 2.50']],
  ['other wallets', { sumBalance: '30.00', mainBalance: '10.00', bonusBalance: null }, ['cash 10.00', 'other 20.00']],
  ['both', { sumBalance: '33.00', mainBalance: '0.00', bonusBalance: '3.00' }, ['cash 0.00', 'bonus 3.00', 'other 30.00']],
])('parts of a balance: %s', (_, balance, parts) => {
  expect(balanceParts(balance).map(({ id, amount }) => `${id} ${amount}`)).toEqual(parts);
});
