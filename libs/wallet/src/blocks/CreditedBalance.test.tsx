import { mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { walletFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { asMember } from '../mocks/players';
import { walletWire } from '../wire';
import { BalanceCard } from './BalanceCard';
import { CreditedBalance } from './CreditedBalance';

useNetwork(...handlers);
afterEach(() => delete document.documentElement.dataset['motion']);

function mockBalance(bonusBalance: string) {
  const wallet = { currency: 'TLB', currencySymbol: '₱', sumBalance: '99999.00', withdrawable: '12480.55' };
  network.use(mockCall(walletWire.getMemberWallet, { ...wallet, mainBalance: '12480.55', bonusBalance }));
}

const part = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;
/** The amount on the screen while it counts; screen readers hear the final amount at once. */
const counting = (label: string) => part(label).querySelector('[aria-hidden]');

/** Shows the old balance; then the gateway credits ₱132 of bonus money. */
async function claim(prepare?: (user: Awaited<ReturnType<typeof renderBlock>>['user']) => Promise<void>) {
  mockBalance('10.00');
  const blocks = (
    <>
      <BalanceCard />
      <CreditedBalance />
    </>
  );
  const { user } = await renderBlock(blocks, { ...asMember, with: [walletFeature, ...asMember.with] });
  await screen.findByText('Bonus', { selector: 'dt' });
  await prepare?.(user);
  mockBalance('142.00');
  await user.click(screen.getByRole('button', { name: 'Update balance' }));
}

test('the part of the balance that a claim credits counts up from before to after; the other stands still', async () => {
  await claim();
  await waitFor(() => expect(counting('Bonus')).toHaveTextContent('₱10.00'));
  expect(counting('Cash')).toBeNull();
  await waitFor(() => expect(part('Bonus')).toHaveTextContent(/^₱142\.00$/), { timeout: 3000 });
  expect(part('Cash')).toHaveTextContent('₱12,480.55');
});

test('a tap shows the balance of after at once', async () => {
  await claim();
  await waitFor(() => expect(counting('Bonus')).not.toBeNull());
  fireEvent.pointerDown(document.body);
  expect(part('Bonus')).toHaveTextContent(/^₱142\.00$/);
});

test('with reduced motion nothing counts', async () => {
  document.documentElement.dataset['motion'] = 'reduce';
  await claim();
  await waitFor(() => expect(part('Bonus')).toHaveTextContent(/^₱142\.00$/));
});

test('a balance that the player hides stays hidden, and nothing counts', async () => {
  await claim((user) => user.click(screen.getByRole('button', { name: 'Hide balance' })));
  await waitFor(() => expect(network.requests(walletWire.getMemberWallet)).toHaveLength(2));
  for (const label of ['Cash', 'Bonus']) expect(part(label)).toHaveTextContent('₱******Balance hidden');
  expect(document.body).not.toHaveTextContent(/142|12,480/);
});

test('a gateway without figures sends the sum alone', async () => {
  await renderBlock(<CreditedBalance />, { ...asMember, with: [walletFeature, ...asMember.with] });
  expect(await screen.findByText('Balance')).toBeVisible();
  expect(part('Balance')).toHaveTextContent('₱12,480.55');
});
