import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { sessionSlice } from '@parlour/player/session';
import { siteFeature } from '@parlour/site';
import { submissionFeature } from '@parlour/submission';
import {
  connectionLost,
  httpStatus,
  leaveIntent,
  mockCall,
  network,
  recordToasts,
  refuse,
  renderFeature,
  storedIntents,
  useNetwork,
  writeConfig,
} from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { gamesFeature } from '../../feature';
import { lotteryWire } from '../../wire/lottery';
import { buildLottery, buildPlay, buildSubOrder, placedSlip, tenDigits } from '../mocks/lotteryBuilders';
import { lotteryHandlers } from '../mocks/lotteryHandlers';

useNetwork(...lotteryHandlers);
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open({ isVisitor = false, path = '/m/lottery/l1' } = {}) {
  const recorder = recordToasts();
  const view = await renderFeature(gamesFeature, path, {
    with: [siteFeature, { ...playerFeature, routes: [] }, submissionFeature, recorder.feature],
    events: isVisitor ? [] : [loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' })],
  });
  return { ...view, toasts: recorder.toasts };
}

type View = Awaited<ReturnType<typeof open>>;

/** Picks 1 and 2 for the tens and 5 for the units: two bets. Queries by text, which is faster than by role with many buttons. */
async function choose({ user }: View) {
  const tens = within(await screen.findByRole('group', { name: 'Tens' }));
  await user.click(tens.getByText('1'));
  await user.click(tens.getByText('2'));
  await user.click(within(screen.getByRole('group', { name: 'Units' })).getByText('5'));
}

async function fillSlip(view: View) {
  await choose(view);
  await view.user.click(screen.getByText('Add to slip'));
  await view.user.click(screen.getByText('Slip (1)'));
}

async function confirm(view: View) {
  await view.user.click(await screen.findByText(/^Confirm/));
  await view.user.click(await screen.findByText('Place the bet'));
}

test('product 4.1: shows the stake, bets × unit × multiplier, and the highest win', async () => {
  const view = await open();
  await choose(view);
  expect(screen.getByText('2 bets · ₱2')).toBeVisible();
  await view.user.click(screen.getByText('₱10'));
  await view.user.click(screen.getByRole('button', { name: 'More: Multiplier' }));
  expect(screen.getByText('2 bets · ₱40')).toBeVisible();
  expect(screen.getByText('Win up to ₱1,900 per draw')).toBeVisible();
});

test('quick picks fill a row, "Clear" empties it, and a lucky pick makes one bet', async () => {
  const [straight] = buildPlay().playTypes;
  const rows = ['Tens', 'Units'].map((label) => ({ label, options: tenDigits }));
  network.use(mockCall(lotteryWire.getLotteryPlay, buildPlay({ playTypes: straight ? [{ ...straight, rows }] : [] })));
  const { user } = await open();
  const tens = await screen.findByRole('group', { name: 'Tens' });
  await user.click(within(tens).getByRole('button', { name: 'Big' }));
  expect(
    within(tens)
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent),
  ).toEqual([...'56789']);
  await user.click(within(tens).getByRole('button', { name: 'Clear: Tens' }));
  expect(within(tens).queryAllByRole('button', { pressed: true })).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Lucky pick' }));
  expect(screen.getByText('1 bet · ₱1')).toBeVisible();
});

test('another play type starts with empty rows', async () => {
  const view = await open();
  await choose(view);
  await view.user.click(screen.getByText('Straight'));
  await view.user.click(await screen.findByRole('button', { name: /^Any order/ }));
  expect(screen.getByText('0 bets · ₱0')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to slip' })).toBeDisabled();
});

test('the draw is checked again before the slip is confirmed, and the slip is sent once with a key', async () => {
  const view = await open();
  await fillSlip(view);
  expect(view.toasts.map(({ text }) => text)).toEqual(['Added to slip']);
  await view.user.click(screen.getByText('Confirm ₱2'));
  expect(await screen.findByText('Bet on draw 0123?')).toBeVisible();
  expect(network.requests(lotteryWire.getNumero)).toHaveLength(1);
  await view.user.dblClick(screen.getByRole('button', { name: 'Place the bet' }));
  await waitFor(() => expect(view.toasts.at(-1)?.text).toBe('Your bet is placed.'));
  expect(network.requests(lotteryWire.placeLotteryOrders)).toEqual([
    {
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      nodeId: 'l1',
      lines: [{ playTypeId: 'straight', picks: [['1', '2'], ['5']], unit: '1.00', multiplier: 1, rebate: '0.00' }],
      drawNo: '0123',
      multipliers: [1],
      stopOnWin: false,
    },
  ]);
  expect(screen.getByRole('button', { name: 'Slip (0)' })).toBeDisabled();
});

test('product 4.1: the player is asked when the draw has changed', async () => {
  const view = await open();
  await fillSlip(view);
  const next = { ...buildLottery().draw, drawNo: '0124' } as NonNullable<ReturnType<typeof buildLottery>['draw']>;
  network.use(mockCall(lotteryWire.getNumero, { draw: next, last: null }));
  await view.user.click(screen.getByText('Confirm ₱2'));
  expect(await screen.findByText('Draw 0123 closed. Bet on 0124?')).toBeVisible();
  expect(network.requests(lotteryWire.placeLotteryOrders)).toEqual([]);
  await view.user.click(screen.getByText('Place the bet'));
  await waitFor(() => expect(network.requests(lotteryWire.placeLotteryOrders)).toMatchObject([{ drawNo: '0124' }]));
});

test('the player is asked when the draw closes while the bet is sent, and a new bet gets a new key', async () => {
  network.use(
    mockCall(lotteryWire.placeLotteryOrders, ({ drawNo }) =>
      drawNo === '0123' ? refuse('DRAW_CLOSED', { drawNo: '0123', nextDrawNo: '0124' }) : placedSlip,
    ),
  );
  const view = await open();
  await fillSlip(view);
  await confirm(view);
  expect(await screen.findByText('Draw 0123 closed. Bet on 0124?')).toBeVisible();
  await view.user.click(screen.getByText('Place the bet'));
  await waitFor(() => expect(view.toasts.at(-1)?.text).toBe('Your bet is placed.'));
  const keys = network.requests(lotteryWire.placeLotteryOrders).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

test('a chase sends the multiplier of each draw and whether a win stops it', async () => {
  const view = await open();
  await fillSlip(view);
  await view.user.click(screen.getByRole('button', { name: 'More: Number of draws' }));
  await view.user.click(screen.getByRole('button', { name: 'More: Stake multiplier in draw 2' }));
  expect(screen.getByRole('checkbox', { name: /Stop after a win/ })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Confirm ₱6' })).toBeVisible();
  await confirm(view);
  await waitFor(() => expect(network.requests(lotteryWire.placeLotteryOrders)).toMatchObject([{ multipliers: [1, 2], stopOnWin: true }]));
});

test.each([
  ['INSUFFICIENT_BALANCE', { missing: '20.00' }, 'You need ₱20 more for this bet.'],
  ['ABOVE_MAX', { max: '100.00' }, 'Max stake for this bet is ₱100.'],
  ['SOLD_OUT', { left: '5.50' }, 'Almost sold out: ₱5.50 left for this bet in this draw.'],
  ['SOLD_OUT', null, 'This bet is sold out for this draw.'],
])('%s shows a text, and the slip stays', async (code, value, text) => {
  network.use(mockCall(lotteryWire.placeLotteryOrders, () => refuse(code, value)));
  const view = await open();
  await fillSlip(view);
  await confirm(view);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm ₱2' })).toBeEnabled();
});

test('a bet above the limit cannot be added', async () => {
  const view = await open();
  await choose(view);
  await view.user.click(screen.getByText('₱10'));
  const times = screen.getByRole('textbox', { name: 'Multiplier' });
  await view.user.clear(times);
  await view.user.type(times, '11');
  expect(screen.getByText('Max stake for this bet is ₱100.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to slip' })).toBeDisabled();
});

test.each(['0', '100', '1.5', '1e1', '-2', ''])(
  'the multiplier "%s" stays as it was typed, is refused with its limits, and adds nothing',
  async (typed) => {
    const view = await open();
    await choose(view);
    const times = screen.getByRole('textbox', { name: 'Multiplier' });
    await view.user.clear(times);
    if (typed) await view.user.type(times, typed);
    expect(times).toHaveDisplayValue(typed);
    expect(times).toHaveAccessibleDescription('Enter a whole number from 1 to 99.');
    expect(screen.getByText('2 bets · –')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to slip' })).toBeDisabled();
    await view.user.clear(times);
    await view.user.type(times, '၉၉');
    expect(times).not.toBeInvalid();
    expect(screen.getByText('2 bets · ₱198')).toBeVisible();
  },
);

test('a number of draws or a multiplier out of range stays as it was typed, and the slip is not sent', async () => {
  const view = await open();
  await fillSlip(view);
  const draws = screen.getByRole('textbox', { name: 'Number of draws' });
  await view.user.type(draws, '0');
  expect(draws).toHaveDisplayValue('10');
  expect(draws).toHaveAccessibleDescription('Enter a whole number from 1 to 5.');
  expect(screen.getByRole('button', { name: 'Confirm –' })).toBeDisabled();
  await view.user.clear(draws);
  await view.user.type(draws, '3');
  const second = screen.getByRole('textbox', { name: 'Stake multiplier in draw 2' });
  await view.user.type(second, '000');
  expect(second).toHaveDisplayValue('1000');
  expect(second).toHaveAccessibleDescription('Enter a whole number from 1 to 999.');
  expect(screen.getByRole('button', { name: 'Confirm –' })).toBeDisabled();
  await view.user.clear(second);
  await view.user.type(second, '4');
  expect(screen.getByRole('button', { name: 'Confirm ₱12' })).toBeEnabled();
});

test('that a slip was not sent for lack of a connection is said no longer than it is lost, and the slip stays', async () => {
  const view = await open();
  await fillSlip(view);
  await view.user.click(await screen.findByText(/^Confirm/));
  network.goOffline();
  await view.user.click(await screen.findByText('Place the bet'));
  expect(await screen.findByText(/No internet/)).toBeVisible();
  network.comeBack();
  expect(screen.queryByText(/No internet/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Confirm ₱2' })).toBeEnabled();
  expect([network.requests(lotteryWire.placeLotteryOrders), storedIntents()]).toEqual([[], []]);
});

describe('a lost reply', () => {
  test.each([
    ['the connection breaks', () => connectionLost()],
    ['the gateway breaks', () => httpStatus(502)],
  ])('when %s, the outcome is unknown, nothing is sent again, and the bet is found by its key', async (_, fault) => {
    network.use(mockCall(lotteryWire.placeLotteryOrders, fault));
    const view = await open();
    await fillSlip(view);
    await confirm(view);
    expect(await screen.findByText("We don't know yet if your bet arrived")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm ₱2' })).toBeDisabled();
    network.use(mockCall(lotteryWire.findLotterySlip, placedSlip));
    await view.user.click(screen.getByText('Check now'));
    await waitFor(() => expect(view.toasts.at(-1)?.text).toBe('Your bet is placed.'));
    expect(network.requests(lotteryWire.placeLotteryOrders)).toHaveLength(1);
    expect(storedIntents()).toEqual([]);
  });

  test('lines added while the outcome is unknown stay in the slip', async () => {
    network.use(mockCall(lotteryWire.placeLotteryOrders, () => connectionLost()));
    const view = await open();
    await fillSlip(view);
    await confirm(view);
    await screen.findByText("We don't know yet if your bet arrived");
    await view.user.click(screen.getByRole('button', { name: 'Close' }));
    await view.user.click(within(await screen.findByRole('group', { name: 'Tens' })).getByRole('button', { name: '7' }));
    await view.user.click(within(screen.getByRole('group', { name: 'Units' })).getByRole('button', { name: '8' }));
    await view.user.click(screen.getByText('Add to slip'));
    expect(screen.getByRole('button', { name: 'Slip (2)' })).toBeVisible();
    network.use(mockCall(lotteryWire.findLotterySlip, placedSlip));
    await view.user.click(screen.getByText('Check now'));
    expect(await screen.findByRole('button', { name: 'Slip (1)' })).toBeVisible();
  });

  const sentSlip = () => ({
    key: '11111111-1111-4111-8111-111111111111',
    kind: 'games.slip.l1',
    player: '200jilif3/maria',
    content: {
      input: {
        nodeId: 'l1',
        drawNo: '0123',
        lines: [{ playTypeId: 'straight', picks: [['1'], ['5']], unit: '1.00', multiplier: 1, rebate: '0.00' }],
        multipliers: [1],
        stopOnWin: false,
      },
      stake: '1.00',
    },
    startedAt: Date.now() - 41_000,
    state: 'sending',
  });

  test('a bet that never arrived is sent again only on request, under the same key', async () => {
    const sent = sentSlip();
    leaveIntent(sent);
    const view = await open();
    await view.user.click(await screen.findByText('Check now'));
    expect(await screen.findByText('Your bet did not arrive')).toBeVisible();
    expect(network.requests(lotteryWire.placeLotteryOrders)).toEqual([]);
    await view.user.click(screen.getByText('Send again'));
    await waitFor(() => expect(network.requests(lotteryWire.placeLotteryOrders)).toMatchObject([{ idempotencyKey: sent.key }]));
  });

  test('without keys a bet that is not found is called neither lost nor free of charge', async () => {
    const forget = writeConfig({ withoutKeys: true });
    leaveIntent(sentSlip());
    await open();
    expect(await screen.findByText('Send it anyway')).toBeVisible();
    expect(screen.queryByText(/We are checking|Check now/)).not.toBeInTheDocument();
    expect(screen.getByText("We couldn't confirm your bet")).toBeVisible();
    expect(screen.getByText(/sending it again may place it twice/)).toBeVisible();
    expect(network.requests(lotteryWire.findLotterySlip)).toEqual([]);
    expect(network.requests(lotteryWire.placeLotteryOrders)).toEqual([]);
    forget();
  });
});

test('product 4.1: with too low a balance, the slip shows the balance, the missing amount and a link to deposit', async () => {
  network.use(mockCall(lotteryWire.placeLotteryOrders, () => refuse('INSUFFICIENT_BALANCE', { balance: '0.50', missing: '1.50' })));
  const view = await open();
  await fillSlip(view);
  await confirm(view);
  expect(await screen.findByText('Your balance is ₱0.50. You need ₱1.50 more for this bet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter');
  expect(view.location()).toBe('/m/lottery/l1');
});

test('a visitor who fills a slip is asked to log in and then finds the slip again', async () => {
  const view = await open({ isVisitor: true });
  await fillSlip(view);
  expect(sessionSlice.selectors.selectFormShown(view.store.getState())).toBe('login');
  expect(view.location()).toBe('/m/lottery/l1');
  view.unmount();
  await open();
  expect(await screen.findByRole('button', { name: 'Slip (1)' })).toBeEnabled();
});

test('a closed lottery shows its opening time and takes no slip', async () => {
  const opensAt = new Date().setHours(9, 0, 0, 0) + 24 * 3_600_000;
  const draw = { drawNo: '0001', opensAt, closesAt: opensAt + 1, drawsAt: opensAt + 2 };
  network.use(mockCall(lotteryWire.getLotteries, { list: [buildLottery({ draw })] }));
  const view = await open();
  await fillSlip(view);
  expect(screen.getAllByText('Opens 09:00').length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Confirm ₱2' })).toBeDisabled();
});

test('the countdown follows the gateway’s clock, and the lottery is drawing when it ends', async () => {
  jest.useFakeTimers({ now: Date.now() });
  // The phone is an hour behind; the draw closes in a minute.
  const gatewayNow = Date.now() + 3_600_000;
  const draw = { drawNo: '0123', opensAt: gatewayNow - 1, closesAt: gatewayNow + 60_000, drawsAt: gatewayNow + 65_000 };
  jest.useRealTimers();
  jest.spyOn(Date, 'now').mockReturnValue(gatewayNow);
  network.use(mockCall(lotteryWire.getLotteries, { list: [buildLottery({ draw })] }));
  await open();
  expect(await screen.findByRole('timer')).toHaveTextContent('Closes in 01:00');
  jest.spyOn(Date, 'now').mockReturnValue(gatewayNow + 61_000);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Drawing…')).toBeVisible();
  jest.restoreAllMocks();
});

test('hostile names and texts stay text', async () => {
  const hostile = '<img src=x onerror=alert(1)>'.padEnd(200, 'ၐ');
  network.use(mockCall(lotteryWire.getLotteries, { list: [buildLottery({ gameName: hostile, mobileLargeIcon: 'javascript:alert(1)' })] }));
  await open();
  expect(await screen.findByRole('heading', { name: hostile })).toBeVisible();
});

test('a lottery without play types says so', async () => {
  network.use(mockCall(lotteryWire.getLotteryPlay, buildPlay({ playTypes: [] })));
  await open();
  expect(await screen.findByText('This lottery is not taking bets right now.')).toBeVisible();
});

test('an unknown lottery and a failing gateway show an error with a retry', async () => {
  network.use(mockCall(lotteryWire.getLotteryPlay, () => httpStatus(500)));
  const { user } = await open();
  expect(await screen.findByText("We couldn't load this lottery")).toBeVisible();
  network.use(mockCall(lotteryWire.getLotteryPlay, buildPlay()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('group', { name: 'Tens' })).toBeVisible();
});

test('an open bet can be cancelled until its draw closes', async () => {
  const { user } = await open();
  await user.click(await screen.findByText('My bets'));
  await user.click(await screen.findByRole('button', { name: 'Cancel bet: draw 0123, Straight' }));
  expect(screen.getByText('₱1 for draw 0123 will be returned to your balance.')).toBeVisible();
  network.use(
    mockCall(lotteryWire.getSubOrders, {
      currencySymbol: '₱',
      content: [buildSubOrder({ status: 'cancelled' })],
      pageNum: 1,
      totalPages: 1,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Cancel bet' }));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(network.requests(lotteryWire.cancelSubOrder)).toEqual([{ subOrderId: 's1' }]);
});

test('that a cancellation was not sent for lack of a connection is said no longer than it is lost', async () => {
  const { user } = await open();
  await user.click(await screen.findByText('My bets'));
  await user.click(await screen.findByRole('button', { name: /^Cancel bet: draw 0123/ }));
  network.goOffline();
  await user.click(screen.getByRole('button', { name: 'Cancel bet' }));
  expect(await screen.findByText(/No internet/)).toBeVisible();
  network.comeBack();
  expect(screen.queryByText(/No internet/)).not.toBeInTheDocument();
  expect(network.requests(lotteryWire.cancelSubOrder)).toEqual([]);
});

test('a cancellation with a lost reply does not count as failed', async () => {
  network.use(mockCall(lotteryWire.cancelSubOrder, () => connectionLost()));
  const { user } = await open();
  await user.click(await screen.findByText('My bets'));
  await user.click(await screen.findByRole('button', { name: /^Cancel bet: draw 0123/ }));
  await user.click(screen.getByRole('button', { name: 'Cancel bet' }));
  expect(await screen.findByText(/We don't know yet if the bet was cancelled/)).toBeVisible();
});
