import { merchantWire } from '@parlour/merchant/wire';
import { httpStatus, mockCall, network, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { walletFeature } from '../feature';
import { bet, betTotals } from '../mocks/bets';
import { handlers, page } from '../mocks/handlers';
import { depositIntent } from '../mocks/intents';
import { depositOrder, withdrawalOrder } from '../mocks/orders';
import { asMember, asType } from '../mocks/players';
import { walletWire } from '../wire';

useNetwork(...handlers);

const PATH = '/m/gameRecord';
const open = (query = '', options = {}) => renderFeature(walletFeature, PATH + query, { ...asMember, ...options });
const asked = () => network.requests(walletWire.getBets);
const midnight = (shift = 0) => {
  const today = new Date();
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + shift).getTime();
};
const facts = () => screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

/** The end of the list is out of sight, so pages come at a tap alone. */
const putEndOutOfSight = () => {
  const observer = { observe: () => undefined, disconnect: () => undefined };
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(() => observer as unknown as IntersectionObserver);
};
afterEach(() => jest.restoreAllMocks());

describe('bets', () => {
  test('sums of the gateway first, then bets by day', async () => {
    await open();
    expect(await screen.findAllByRole('link', { name: /Ruby Rush/ })).toHaveLength(2);
    expect(facts()).toEqual(['Bets: 2', 'Stake: ₱30.00', 'Counts towards turnover: ₱20.00', 'Won: ₱25.50', 'Net result: −₱4.50']);
    expect(screen.getByRole('heading', { name: 'Friday, November 20' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Ruby Rush.*\+ ?₱ ?15\.50.*Stake ₱10\.00/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Ruby Rush.*− ?₱ ?20\.00/ })).toBeVisible();
    expect(screen.getByText(/^Times in /)).toBeVisible();
  });

  test('where the browser has no names of days in the language, dates are digits, not English', async () => {
    jest.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
    await open('', { locale: 'my' });
    expect(await screen.findByRole('heading', { name: '20/11/2026' })).toBeVisible();
  });

  test.each([
    ['Today', 0, 1],
    ['Yesterday', -1, 0],
    ['7 days', -6, 1],
    ['30 days', -29, 1],
  ])('product 3: %s, from midnight to midnight of the player', async (label, from, to) => {
    const { user, location } = await open('?range=custom&from=2000-01-01&to=2000-01-02');
    await user.click(await screen.findByRole('button', { name: label }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ from: midnight(from), to: midnight(to), pageNo: 1, pageSize: 25 }));
    expect(location()).toMatch(/\?tab=bets&range=(today|yesterday|7d|30d)$/);
    expect(screen.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true');
  });

  test('a custom range says what is wrong with it, and asks only for what is right', async () => {
    const { user, location } = await open();
    await user.click(await screen.findByRole('button', { name: 'Custom' }));
    const before = asked().length;
    const from = screen.getByLabelText('From');
    await user.clear(from);
    expect(screen.getByRole('alert')).toHaveTextContent('Choose both days. Up to 31 days, from the last 90.');
    await user.type(from, '2000-01-01');
    expect(screen.getByRole('alert')).toHaveTextContent('Records go back 90 days.');
    expect(asked()).toHaveLength(before);
    await user.clear(from);
    const day = new Date(midnight(-3));
    const text = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
    await user.type(from, text);
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ from: midnight(-3), to: midnight(1) }));
    expect(location()).toContain(`range=custom&from=${text}`);
  });

  test('the next page comes by itself when the end of the list is near', async () => {
    network.use(
      mockCall(walletWire.getBets, ({ pageNo }) => ({
        ...page([bet({ orderId: `B-${pageNo}`, gameName: `Page ${pageNo}` })], pageNo, 2),
        totals: betTotals,
      })),
    );
    await open();
    expect(await screen.findByText('Page 2')).toBeVisible();
    expect(asked().map(({ pageNo }) => pageNo)).toEqual([1, 2]);
  });

  test('further pages come at a tap, none twice', async () => {
    putEndOutOfSight();
    network.use(
      mockCall(walletWire.getBets, ({ pageNo }) => ({
        ...page([bet({ orderId: 'B-1' }), bet({ orderId: `B-${pageNo + 1}`, gameName: `Page ${pageNo}` })], pageNo, 2),
        totals: betTotals,
      })),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Page 2')).toBeVisible();
    expect(screen.getAllByText('Ruby Rush')).toHaveLength(1);
    expect(asked().map(({ pageNo }) => pageNo)).toEqual([1, 2]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument());
  });

  test('a page that does not come leaves the others and can be tried again', async () => {
    putEndOutOfSight();
    network.use(
      mockCall(walletWire.getBets, ({ pageNo }) => (pageNo === 2 ? httpStatus(500) : { ...page([bet()], pageNo, 2), totals: betTotals })),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    expect(screen.getByText('Ruby Rush')).toBeVisible();
    network.use(
      mockCall(walletWire.getBets, ({ pageNo }) => ({
        ...page([bet({ orderId: 'B-9', gameName: 'Second' })], pageNo, 2),
        totals: betTotals,
      })),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Second')).toBeVisible();
  });

  test('a bet opens with its numbers to copy, and Back closes it', async () => {
    network.use(mockCall(walletWire.getBet, bet({ validStake: '0.00' })));
    const { user, location } = await open();
    await user.click((await screen.findAllByRole('link', { name: /Ruby Rush/ }))[0] as HTMLElement);
    expect(location()).toBe(`${PATH}?bet=B-1`);
    const sheet = within(await screen.findByRole('dialog', { name: 'Ruby Rush' }));
    expect(sheet.getByRole('button', { name: /Copy Bet number$/ })).toBeVisible();
    expect(sheet.getByText('R-77')).toBeVisible();
    expect(sheet.getByText(/counts towards turnover in part or not at all/)).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location()).toBe(PATH));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a link to a bet opens it; an unknown one says so', async () => {
    network.use(mockCall(walletWire.getBet, refuse('ORDER_UNKNOWN')));
    const { user, location } = await open('?bet=B-404&range=today');
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText("We can't find this order.")).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location()).toBe(`${PATH}?range=today`));
  });

  test('an open bet has no result yet', async () => {
    network.use(mockCall(walletWire.getBets, { ...page([bet({ status: 'open', settledAt: null })]), totals: betTotals }));
    await open();
    expect(await screen.findByRole('link', { name: /Ruby Rush.*Open/ })).toBeVisible();
  });

  test('empty: a reason and what to do', async () => {
    network.use(mockCall(walletWire.getBets, { ...page([], 1, 0), totals: { ...betTotals, count: 0 } }));
    await open();
    expect(await screen.findByText('No bets in this period')).toBeVisible();
    expect(screen.getByText('Choose another period above.')).toBeVisible();
  });

  test('an error can be tried again', async () => {
    network.use(mockCall(walletWire.getBets, httpStatus(500)));
    const { user } = await open();
    expect(await screen.findByText('Your records did not load')).toBeVisible();
    network.use(...handlers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByText('Ruby Rush')).toHaveLength(2);
  });

  test('spec 2: without TRANSBETREPMEM3 the record is restricted and nothing is asked; money stays', async () => {
    network.use(mockCall(merchantWire.getStatus, { info: { whitelabel: { TRANSBETREPMEM3: false } } }));
    const { user } = await open();
    expect(await screen.findByText('The betting record is not available here')).toBeVisible();
    expect(asked()).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'See deposits and withdrawals' }));
    expect(await screen.findByText('No orders in this period')).toBeVisible();
  });
});

test('while the flags are not known yet nothing is called restricted', async () => {
  let answer: () => void = () => undefined;
  const known = new Promise<void>((resolve) => (answer = resolve));
  network.use(mockCall(merchantWire.getStatus, async () => (await known, { info: { whitelabel: { TRANSBETREPMEM3: true } } })));
  await open();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(screen.queryByText('The betting record is not available here')).not.toBeInTheDocument();
  answer();
  expect(await screen.findAllByText('Ruby Rush')).toHaveLength(2);
});

describe('money', () => {
  const orders = [withdrawalOrder({ status: 'rejected', step: 'rejected' }), depositOrder()];

  test('orders with their status, each leading to its tracker', async () => {
    network.use(mockCall(walletWire.getOrders, page(orders)));
    await open('?tab=money');
    expect(await screen.findByRole('link', { name: /Withdrawal.*••••7731.*Rejected.*₱ ?5,000\.00/ })).toHaveAttribute(
      'href',
      '/m/withdraw/order/W-2611-004182',
    );
    expect(screen.getByRole('link', { name: /Deposit.*Pending.*₱ ?1,000\.00/ })).toHaveAttribute(
      'href',
      '/m/voucherCenter/order/D-2611-000731',
    );
  });

  test('the tab and the kind live in the address', async () => {
    const { user, location } = await open('?range=30d');
    await user.click(await screen.findByRole('radio', { name: 'Money' }));
    expect(location()).toBe(`${PATH}?range=30d&tab=money`);
    await user.click(await screen.findByRole('button', { name: 'Withdrawals' }));
    expect(location()).toBe(`${PATH}?range=30d&tab=money&kind=withdrawal`);
    await waitFor(() => expect(network.requests(walletWire.getOrders).at(-1)).toMatchObject({ kind: 'withdrawal', from: midnight(-29) }));
  });

  test('money without an answer is told of, with the way to it', async () => {
    localStorage.setItem('walletIntents', JSON.stringify([depositIntent()]));
    await open('?tab=money');
    expect(await screen.findByText("We're checking this. Don't repeat it.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'See' })).toHaveAttribute('href', '/m/voucherCenter');
  });

  test('a trial player has no orders: the word, and the way to register', async () => {
    await open('?tab=money', asType(4));
    expect(await screen.findByText('This is not part of the free trial. Log in with a real account.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register');
    expect(network.requests(walletWire.getOrders)).toEqual([]);
  });

  test('a trial player sees the bets of the trial', async () => {
    await open('', asType(4));
    expect(await screen.findAllByText('Ruby Rush')).toHaveLength(2);
  });
});
