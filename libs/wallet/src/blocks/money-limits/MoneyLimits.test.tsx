import { connectionLost, httpStatus, mockCall, network, refuse, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { walletFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { dayLimit, playLimits } from '../../mocks/limits';
import { asMember } from '../../mocks/players';
import { limitsWire } from '../../wire/limits';
import { MoneyLimits } from './MoneyLimits';

useNetwork(...handlers);

const HOUR = 3_600_000;
const { getLimits, setLimit, confirmLimit } = limitsWire;
async function show(...set: Parameters<typeof playLimits>) {
  network.use(mockCall(getLimits, playLimits(...set)));
  return renderBlock(<MoneyLimits />, { with: [walletFeature, ...asMember.with], events: asMember.events });
}
type User = Awaited<ReturnType<typeof show>>['user'];
const open = async (user: User, name: RegExp) => user.click(await screen.findByRole('button', { name }));
const dayOfDeposits = /^Deposits: 24 hours/;

test('product 4.21: lists limits for deposits, losses, bets and time, each for 24 hours, 7 days and 30 days', async () => {
  await show();
  await screen.findByRole('button', { name: dayOfDeposits });
  for (const kind of ['Deposits', 'Losses', 'Bets', 'Time in games']) {
    for (const period of ['24 hours', '7 days', '30 days']) {
      expect(screen.getByRole('button', { name: new RegExp(`^${kind}: ${period}.*No limit`) })).toBeVisible();
    }
  }
  expect(screen.getByText(/Lower limits start now\. Higher limits start after 24 hours and need your confirmation/)).toBeVisible();
});

test('the limits that are set come first, the others behind "Add a limit"', async () => {
  const { user } = await show(dayLimit);
  expect(await screen.findByRole('button', { name: dayOfDeposits })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Losses: 24 hours/ })).not.toBeInTheDocument();
  await user.click(screen.getByText('Add a limit'));
  expect(await screen.findByRole('button', { name: /^Losses: 24 hours/ })).toBeVisible();
  expect(screen.getAllByRole('button', { name: dayOfDeposits })).toHaveLength(1);
});

test('product 4.21: a limit shows the used and remaining amounts and the percentage used', async () => {
  await show(dayLimit);
  expect(await screen.findByText('₱400 used · ₱600 left of ₱1,000')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Deposits, 24 hours: 40% used' })).toBeVisible();
});

test('product 4.21: a used-up limit shows when it resets; a time limit is shown in minutes', async () => {
  await show(
    { ...dayLimit, used: '1000.00', remaining: '0.00', resetsAt: Date.now() + HOUR },
    { kind: 'time', period: 'day', amount: '90.00', used: '30.00', remaining: '60.00' },
  );
  expect(await screen.findByText(/More available from/)).toBeVisible();
  expect(screen.getByText('30 min used · 60 min left of 90 min')).toBeVisible();
});

test('ten taps at once save a limit once', async () => {
  const { user } = await show();
  network.use(mockCall(setLimit, () => playLimits(dayLimit)));
  await open(user, dayOfDeposits);
  await user.keyboard('1,000');
  const save = screen.getByRole('button', { name: 'Save' });
  act(() => {
    for (let tap = 0; tap < 10; tap += 1) save.click();
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.requests(setLimit)).toHaveLength(1);
});

test('that it was not sent for lack of a connection is said no longer than it is lost, and the limit stays typed', async () => {
  const { user } = await show();
  await open(user, dayOfDeposits);
  await user.keyboard('1,000');
  network.goOffline();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/No internet/)).toBeVisible();
  network.comeBack();
  await waitFor(() => expect(screen.queryByText(/No internet/)).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Limit' })).toHaveValue('1,000');
  expect(network.requests(setLimit)).toEqual([]);
});

test('saving a limit shows the limits that the gateway returns', async () => {
  const { user } = await show();
  network.use(mockCall(setLimit, () => playLimits(dayLimit)));
  await open(user, dayOfDeposits);
  const sheet = screen.getByRole('dialog', { name: 'Deposits in 24 hours' });
  expect(within(sheet).getByRole('textbox', { name: 'Limit' })).toHaveFocus();
  await user.keyboard('1,000');
  network.use(mockCall(getLimits, playLimits(dayLimit)));
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('₱400 used · ₱600 left of ₱1,000')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(network.requests(setLimit)).toEqual([{ kind: 'deposit', period: 'day', amount: '1000.00' }]);
});

test.each(['₱1,000.00', 'PHP 1,000', '1\u00a0000', '１０００', '၁၀၀၀'])(
  'the limit %j is read as 1000, and the field says so',
  async (typed) => {
    const { user } = await show();
    network.use(mockCall(setLimit, () => playLimits(dayLimit)));
    await open(user, dayOfDeposits);
    const sheet = within(screen.getByRole('dialog'));
    await user.type(sheet.getByRole('textbox', { name: 'Limit' }), typed);
    expect(sheet.getByRole('textbox', { name: 'Limit' })).toHaveAccessibleDescription(/= ₱1,000/);
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(network.requests(setLimit)).toEqual([{ kind: 'deposit', period: 'day', amount: '1000.00' }]));
  },
);

test.each([
  ['', 'Enter a limit.'],
  ['-5', 'Use digits only.'],
  ['100,50', 'Use digits only.'],
  ['1.000,50', 'Use digits only.'],
  ['1e3', 'Use digits only.'],
  ['10.005', 'Too many decimals.'],
  ['0', 'This value is too low.'],
  ['1000000000000', 'At most ₱999,999,999,999.'],
])('the amount %p is not sent', async (typed, problem) => {
  const { user } = await show();
  await open(user, dayOfDeposits);
  const sheet = screen.getByRole('dialog');
  if (typed) await user.type(within(sheet).getByRole('textbox', { name: 'Limit' }), typed);
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(within(sheet).getByText(problem)).toBeVisible();
  expect(network.requests(setLimit)).toEqual([]);
});

test('product 4.21: removing a limit sends null as its amount', async () => {
  const { user } = await show(dayLimit);
  network.use(mockCall(setLimit, playLimits(dayLimit)));
  await open(user, dayOfDeposits);
  await user.click(screen.getByRole('button', { name: 'Remove the limit' }));
  await waitFor(() => expect(network.requests(setLimit)).toEqual([{ kind: 'deposit', period: 'day', amount: null }]));
});

describe('raising a limit', () => {
  const pending = (from: number) => ({ amount: '2000.00', effectiveAt: Date.now() + from, confirmBy: Date.now() + from + 168 * HOUR });

  test('product 4.21: during the waiting period the raise can be cancelled but not confirmed', async () => {
    const { user } = await show({ ...dayLimit, pending: pending(24 * HOUR) });
    expect(await screen.findByText(/^₱2,000: can be confirmed from .+ until /)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
    network.use(mockCall(setLimit, playLimits(dayLimit)), mockCall(getLimits, playLimits(dayLimit)));
    await user.click(screen.getByRole('button', { name: 'Keep the current limit' }));
    await waitFor(() => expect(screen.queryByText(/can be confirmed/)).not.toBeInTheDocument());
    expect(network.requests(setLimit)).toEqual([{ kind: 'deposit', period: 'day', amount: '1000.00' }]);
  });

  test('product 4.21: after 24 hours the player confirms the raise, and the request carries the amount on screen', async () => {
    const { user } = await show({ ...dayLimit, pending: pending(-HOUR) });
    network.use(mockCall(confirmLimit, playLimits({ ...dayLimit, amount: '2000.00', remaining: '1600.00' })));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(network.requests(confirmLimit)).toEqual([{ kind: 'deposit', period: 'day', amount: '2000.00' }]));
  });

  test('a refused confirmation shows the reason and refetches the limits', async () => {
    const { user } = await show({ ...dayLimit, pending: pending(-HOUR) });
    network.use(mockCall(confirmLimit, refuse('LIMIT_NOT_PENDING')));
    const before = network.requests(getLimits).length;
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(network.requests(getLimits).length).toBeGreaterThan(before));
    expect(await screen.findByText(/There is nothing left to confirm here/)).toBeVisible();
  });
});

test('after a lost reply the outcome is shown as unknown and the limits are refetched', async () => {
  const { user } = await show();
  network.use(mockCall(setLimit, () => connectionLost()));
  await open(user, dayOfDeposits);
  await user.type(screen.getByRole('textbox', { name: 'Limit' }), '500');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/We do not know whether it was saved/)).toBeVisible();
  await waitFor(() => expect(network.requests(getLimits).length).toBeGreaterThan(1));
});

test('a retry loads the limits after a load error', async () => {
  network.use(mockCall(getLimits, httpStatus(404)));
  const { user } = await renderBlock(<MoneyLimits />, { with: [walletFeature, ...asMember.with], events: asMember.events });
  expect(await screen.findByText("We couldn't load your limits")).toBeVisible();
  network.use(mockCall(getLimits, playLimits(dayLimit)));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('₱400 used · ₱600 left of ₱1,000')).toBeVisible();
});
