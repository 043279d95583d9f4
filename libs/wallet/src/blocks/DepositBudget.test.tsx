import { mockCall, network, refuse, renderBlock, renderFeature, useNetwork } from '@parlour/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { walletFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { asMember } from '../mocks/players';
import { walletWire } from '../wire';
import { DepositBudget } from './DepositBudget';

useNetwork(...handlers);

const show = () => renderBlock(<DepositBudget />, { with: [walletFeature, ...asMember.with], events: asMember.events });
const deposit = () => renderFeature(walletFeature, '/m/voucherCenter', asMember);
const sent = () => network.requests(walletWire.createDeposit);
const day = () => screen.getByRole('textbox', { name: 'In 24 hours' });

async function setBudget(amount: string) {
  const { user, unmount } = await show();
  await user.type(day(), amount);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  unmount();
}
async function pay(user: Awaited<ReturnType<typeof deposit>>['user'], amount: string) {
  const field = await screen.findByRole('textbox', { name: 'Amount' });
  await user.clear(field);
  await user.type(field, amount);
  await user.click(screen.getByRole('button', { name: /^Pay/ }));
}

test('product 4.21: budgets for 24 hours and 7 days are stored on this device, for each player separately', async () => {
  await setBudget('500');
  await show();
  expect(day()).toHaveValue('500');
  expect(screen.getByRole('textbox', { name: 'In 7 days' })).toHaveValue('');
  expect(Object.keys(JSON.parse(localStorage.getItem('walletBudget') ?? '{}') as object)).toEqual(['200jilif3/maria']);
});

test.each(['₱500.00', '၅၀၀', '５００'])('the budget %j is kept as 500, and the field says so', async (typed) => {
  const { user, unmount } = await show();
  await user.type(day(), typed);
  expect(day()).toHaveAccessibleDescription(/= ₱500/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  unmount();
  await show();
  expect(day()).toHaveValue('500');
});

test.each([
  ['-5', 'Use digits only.'],
  ['100,50', 'Use digits only.'],
  ['1.000,50', 'Use digits only.'],
  ['1e3', 'Use digits only.'],
  ['0.5', 'This value is too low.'],
  ['10.005', 'Too many decimals.'],
])('the amount %p is not saved', async (typed, problem) => {
  const { user } = await show();
  await user.type(day(), typed);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(problem)).toBeVisible();
  expect(localStorage.getItem('walletBudget')).toBeNull();
});

test('product 4.21: a deposit over the budget asks for confirmation before it is sent, and the amount can be changed', async () => {
  await setBudget('500');
  const { user } = await deposit();
  await pay(user, '600');
  const sheet = await screen.findByRole('dialog', { name: 'Over your budget' });
  expect(sheet).toHaveTextContent('This deposit would bring your total to ₱600.00 in 24 hours. Your budget is ₱500.00.');
  expect(sent()).toEqual([]);
  await user.click(within(sheet).getAllByRole('button', { name: 'Change the amount' }).at(-1) as HTMLElement);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await pay(user, '500');
  await waitFor(() => expect(sent()).toMatchObject([{ amount: '500.00' }]));
});

test('product 4.21: the budget is soft: the player may exceed it, and the deposit counts towards the budget', async () => {
  await setBudget('500');
  const { user, unmount } = await deposit();
  await pay(user, '600');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deposit ₱600.00 anyway' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem('walletBudget')).toContain('600'));
  unmount();
  expect(sent()).toMatchObject([{ amount: '600.00' }]);
});

test.each(['{"200jilif3/maria":{"day":5}}', '{broken', '[]'])('a corrupt stored budget (%s) is ignored', async (stored) => {
  localStorage.setItem('walletBudget', stored);
  const { user } = await deposit();
  await pay(user, '600');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

describe('product 4.21: a refusal by the gateway is explained', () => {
  test('over several limits, the message names the lowest one, and the remaining limit is refetched', async () => {
    const value = { kind: 'deposit', period: 'week', limit: '700.00', remaining: '100.00' };
    network.use(mockCall(walletWire.createDeposit, refuse('LIMIT_REACHED', value)));
    const { user } = await deposit();
    await pay(user, '600');
    expect(await screen.findByText("That's over your 7-day limit of ₱700. You have ₱100 left.")).toBeVisible();
    expect(screen.getByText('No deposit was created.')).toBeVisible();
    await waitFor(() => expect(network.requests(walletWire.getRemainingLimit).length).toBeGreaterThan(1));
  });

  test('the message explains a break that this device does not know of', async () => {
    network.use(mockCall(walletWire.createDeposit, refuse('PLAY_PAUSED', { kind: 'break' })));
    const { user } = await deposit();
    await pay(user, '600');
    expect(await screen.findByText('You have paused or excluded yourself from play. Games and deposits are closed for now.')).toBeVisible();
  });
});

test('product 4.21: the deposit screen links to the play controls', async () => {
  await deposit();
  expect(await screen.findByRole('link', { name: /^Safer play/ })).toHaveAttribute('href', '/m/playControls');
});
