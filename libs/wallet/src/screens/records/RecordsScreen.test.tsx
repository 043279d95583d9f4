import { siteWire } from '@parlour/site/wire';
import {
  actAs,
  connectionLost,
  httpStatus,
  leaveIntent,
  mockCall,
  network,
  recordToasts,
  refuse,
  renderFeature,
  stopActing,
  useNetwork,
} from '@parlour/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { walletFeature } from '../../feature';
import { bet, betTotals, lotteryBet } from '../../mocks/bets';
import { handlers, page } from '../../mocks/handlers';
import { depositIntent } from '../../mocks/intents';
import { betVendors, historyRequest, moneyRecord } from '../../mocks/records';
import { asMember, asType } from '../../mocks/players';
import { recordsWire, walletWire } from '../../wire';

useNetwork(...handlers);
afterEach(stopActing);

const PATH = '/m/gameRecord';
const open = (query = '', options = {}) => renderFeature(walletFeature, PATH + query, { ...asMember, ...options });
const asked = () => network.requests(walletWire.getBets);
const midnight = (shift = 0) => {
  const today = new Date();
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + shift).getTime();
};
const choose = async (user: { selectOptions: (field: Element, option: string) => Promise<void> }, field: string, option: string) =>
  user.selectOptions(await screen.findByRole('combobox', { name: field }), option);
/** The net result of the range, whose line opens to the other totals. */
const netResult = () => screen.findByText(/^Net result$/);
const facts = () => screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

/** Keeps the end of the list out of the viewport, so that pages load only on a tap. */
const putEndOutOfSight = () => {
  const observer = { observe: () => undefined, disconnect: () => undefined };
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(() => observer as unknown as IntersectionObserver);
};
afterEach(() => jest.restoreAllMocks());

describe('the bets tab', () => {
  test("shows the gateway's totals first, the net result at once, then the bets by day", async () => {
    const { user } = await open();
    expect(await screen.findAllByRole('link', { name: /Ruby Rush/ })).toHaveLength(2);
    expect((await netResult()).nextSibling).toHaveTextContent(/^− ?₱ ?4\.50$/);
    await user.click(await netResult());
    await screen.findAllByRole('term');
    expect(facts()).toEqual(['Bets: 2', 'Stake: ₱30.00', 'Counts toward wagering: ₱20.00', 'Won: ₱25.50']);
    expect(screen.getByRole('heading', { name: 'Fri, 20 Nov 2026' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Ruby Rush.*\+ ?₱ ?15\.50.*Stake ₱10\.00/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Ruby Rush.*− ?₱ ?20\.00/ })).toBeVisible();
    expect(screen.getByText(/^Times in /)).toBeVisible();
  });

  test('filters that come late hold up no list: they take their place in the line above it', async () => {
    let answer = () => undefined as void;
    network.use(mockCall(recordsWire.getBetVendors, () => new Promise((resolve) => (answer = () => resolve(betVendors)))));
    await open();
    expect(await screen.findAllByRole('link', { name: /Ruby Rush/ })).toHaveLength(2);
    const line = within(screen.getByRole('group', { name: 'Which records' }));
    expect(line.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
    answer();
    expect(await line.findByRole('button', { name: 'More' })).toBeVisible();
  });

  test('of a gateway that tells no totals, there are the bets alone', async () => {
    network.use(mockCall(walletWire.getBets, { ...page([bet()]), totals: null }));
    await open();
    expect(await screen.findByRole('link', { name: /Ruby Rush/ })).toBeVisible();
    expect(screen.queryByText('Net result')).not.toBeInTheDocument();
  });

  test.each([
    ['Today', 0, 1],
    ['Yesterday', -1, 0],
    ['7 days', -6, 1],
    ['30 days', -29, 1],
  ])("product 3: the range %s runs from midnight to midnight in the player's time zone", async (label, from, to) => {
    const { user, location } = await open('?range=custom&from=2000-01-01&to=2000-01-02');
    await choose(user, 'Period', label);
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ from: midnight(from), to: midnight(to), pageNo: 1, pageSize: 25 }));
    expect(location()).toMatch(/\?range=(today|yesterday|7d|30d)$/);
    expect(screen.getByRole('option', { name: label, selected: true })).toBeInTheDocument();
  });

  test('an invalid custom range shows an error and sends no request until it is valid', async () => {
    const { user, location } = await open();
    await choose(user, 'Period', 'Custom');
    const before = asked().length;
    const sheet = within(screen.getByRole('dialog', { name: 'Period' }));
    const from = sheet.getByLabelText('From');
    await user.clear(from);
    await user.click(sheet.getByRole('button', { name: 'Show' }));
    expect(sheet.getByRole('alert')).toHaveTextContent('Choose both days.');
    await user.type(from, '2000-01-01');
    expect(sheet.getByRole('alert')).toHaveTextContent('Only the last 90 days can be shown.');
    await user.click(sheet.getByRole('button', { name: 'Show' }));
    expect(asked()).toHaveLength(before);
    await user.clear(from);
    const day = new Date(midnight(-3));
    const text = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
    await user.type(from, text);
    await user.click(sheet.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ from: midnight(-3), to: midnight(1) }));
    expect(location()).toContain(`range=custom&from=${text}`);
  });

  test('while another range loads, the totals of the former one do not stand under it', async () => {
    const { user } = await open();
    expect(await netResult()).toBeVisible();
    network.use(mockCall(walletWire.getBets, () => new Promise<never>(() => undefined)));
    await choose(user, 'Period', 'Yesterday');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ from: midnight(-1), to: midnight() }));
    expect(screen.queryByText('Net result')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Ruby Rush/ })).not.toBeInTheDocument();
  });

  test('the next page loads when the end of the list comes near', async () => {
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

  test('a tap loads the next page, and no bet appears twice', async () => {
    putEndOutOfSight();
    network.use(
      mockCall(walletWire.getBets, ({ pageNo }) => ({
        ...page([bet({ orderId: 'B-1' }), bet({ orderId: `B-${pageNo + 1}`, gameName: `Page ${pageNo}` })], pageNo, 2),
        totals: betTotals,
      })),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Page 2')).toBeVisible();
    expect(screen.getAllByText('Ruby Rush')).toHaveLength(1);
    expect(asked().map(({ pageNo }) => pageNo)).toEqual([1, 2]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
  });

  test('a page that fails to load keeps the earlier pages, and a retry loads it', async () => {
    putEndOutOfSight();
    network.use(
      mockCall(walletWire.getBets, ({ pageNo }) => (pageNo === 2 ? httpStatus(500) : { ...page([bet()], pageNo, 2), totals: betTotals })),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
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

  test('a bet opens with its copyable numbers, and Back closes it', async () => {
    network.use(mockCall(walletWire.getBet, bet({ validStake: '0.00' })));
    const { user, location } = await open();
    await user.click((await screen.findAllByRole('link', { name: /Ruby Rush/ }))[0] as HTMLElement);
    expect(location()).toBe(`${PATH}?bet=B-1`);
    const sheet = within(await screen.findByRole('dialog', { name: 'Ruby Rush' }));
    expect(sheet.getByRole('button', { name: /Copy Bet number$/ })).toBeVisible();
    expect(sheet.getByText('R-77')).toBeVisible();
    expect(sheet.getByText(/count in part or not at all/)).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location()).toBe(PATH));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a link opens its bet; an unknown bet says so', async () => {
    network.use(mockCall(walletWire.getBet, refuse('ORDER_UNKNOWN')));
    const { user, location } = await open('?bet=B-404&range=today');
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText("We can't find this order.")).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location()).toBe(`${PATH}?range=today`));
  });

  test('an unsettled bet is shown as open', async () => {
    network.use(mockCall(walletWire.getBets, { ...page([bet({ status: 'open', settledAt: null })]), totals: betTotals }));
    await open();
    expect(await screen.findByRole('link', { name: /Ruby Rush.*Open/ })).toBeVisible();
  });

  test('product 4.8: a bet that is paid shows its result at once, and says that the details follow', async () => {
    network.use(mockCall(walletWire.getBets, { ...page([bet({ detailsFollow: true })]), totals: betTotals }));
    network.use(mockCall(walletWire.getBet, bet({ detailsFollow: true })));
    const { user } = await open();
    const row = await screen.findByRole('link', { name: /Ruby Rush.*Settled, details follow/ });
    expect(row).toHaveTextContent('15.50');
    await user.click(row);
    const sheet = within(await screen.findByRole('dialog', { name: 'Ruby Rush' }));
    expect(sheet.getByText('Settled, details follow')).toBeVisible();
    expect(sheet.getByText('₱25.50')).toBeVisible();
  });

  test('an empty list explains itself and suggests another period', async () => {
    network.use(mockCall(walletWire.getBets, { ...page([], 1, 0), totals: { ...betTotals, count: 0 } }));
    await open();
    expect(await screen.findByText('No bets in this period')).toBeVisible();
    expect(screen.getByText('Choose another period above.')).toBeVisible();
  });

  test('a retry loads the bets after a load error', async () => {
    network.use(mockCall(walletWire.getBets, httpStatus(500)));
    const { user } = await open();
    expect(await screen.findByText("We couldn't load your records")).toBeVisible();
    network.use(...handlers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByText('Ruby Rush')).toHaveLength(2);
  });

  test('spec 2: without TRANSBETREPMEM3 the betting record is restricted and not requested; the money tab still works', async () => {
    network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { TRANSBETREPMEM3: false } } }));
    const { user } = await open();
    expect(await screen.findByText('The betting record is not available here')).toBeVisible();
    expect(asked()).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'See your money' }));
    expect(await screen.findByRole('link', { name: /Deposit/ })).toBeVisible();
  });
});

test('nothing is shown as restricted before the feature flags are known', async () => {
  let answer: () => void = () => undefined;
  const known = new Promise<void>((resolve) => (answer = resolve));
  network.use(mockCall(siteWire.getStatus, async () => (await known, { info: { whitelabel: { TRANSBETREPMEM3: true } } })));
  await open();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(screen.queryByText('The betting record is not available here')).not.toBeInTheDocument();
  answer();
  expect(await screen.findAllByText('Ruby Rush')).toHaveLength(2);
});

test('if it is unknown whether records are restricted, a retry loads them', async () => {
  network.use(mockCall(siteWire.getStatus, httpStatus(500)));
  const { user } = await open();
  expect(await screen.findByText("We couldn't load your records")).toBeVisible();
  expect(screen.queryByText('The betting record is not available here')).not.toBeInTheDocument();
  network.use(...handlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText('Ruby Rush')).toHaveLength(2);
});

describe('bet filters', () => {
  test('product 4.8: each type of game filters bets and totals', async () => {
    const { user, location } = await open();
    await screen.findByRole('option', { name: 'Slots' });
    await choose(user, 'Record type', 'Slots');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ gameType: 'RNG' }));
    expect(location()).toBe(`${PATH}?tab=bets&game=RNG`);
    await choose(user, 'Record type', 'All bets');
    expect(location()).toBe(`${PATH}?tab=bets`);
  });

  test("spec 7: a vendor's bets come through the relay, and a new range keeps the vendor", async () => {
    const { user, location } = await open('?range=30d');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await choose(user, 'Provider', 'Mesa Live');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const relayed = () => network.requests(recordsWire.getVendorBets);
    await waitFor(() => expect(relayed().at(-1)).toMatchObject({ vassalage: 'MESA', from: midnight(-29), pageNo: 1 }));
    expect(await screen.findAllByRole('link', { name: /Ruby Rush/ })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'More (1)' })).toBeVisible();
    await choose(user, 'Period', 'Today');
    await waitFor(() => expect(relayed().at(-1)).toMatchObject({ vassalage: 'MESA', from: midnight() }));
    expect(location()).toBe(`${PATH}?range=today&vendor=MESA`);
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Mesa Live' }));
    expect(location()).toBe(`${PATH}?range=today`);
  });

  test('product 4.8: the note about late results appears only for the vendors on screen that have them', async () => {
    const { user } = await open();
    expect(await screen.findByText('Results can arrive up to 30 min late.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await choose(user, 'Provider', 'Palm Play');
    await waitFor(() => expect(screen.queryByText(/min late/)).not.toBeInTheDocument());
  });

  test.each(['game=' + 'x'.repeat(500), 'vendor=' + 'x'.repeat(500)])('ignores the invalid query %.20s…', async (query) => {
    await open(`?${query}`);
    expect(await screen.findAllByText('Ruby Rush')).toHaveLength(2);
    expect(JSON.stringify(asked())).not.toContain('xxx');
  });

  test('without matches the filters can be cleared; without bets in the week a month is offered', async () => {
    network.use(mockCall(walletWire.getBets, { ...page([], 1, 0), totals: { ...betTotals, count: 0 } }));
    const { user, location } = await open('?game=FISH');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(location()).toBe(PATH);
    await user.click(await screen.findByRole('button', { name: 'Show 30 days' }));
    expect(location()).toBe(`${PATH}?range=30d`);
  });

  test('product 3, offline: a failed refresh keeps the bets on screen, with their time', async () => {
    const { user } = await open();
    expect(await screen.findAllByText('Ruby Rush')).toHaveLength(2);
    await choose(user, 'Period', '30 days');
    expect(await screen.findAllByText('Ruby Rush')).toHaveLength(2);
    network.use(mockCall(walletWire.getBets, httpStatus(500)));
    await choose(user, 'Period', '7 days');
    expect(await screen.findByText(/^As of \d\d:\d\d\. Something went wrong/)).toBeVisible();
    expect(screen.getAllByText('Ruby Rush')).toHaveLength(2);
  });
});

describe('bet details', () => {
  const openBet = (own: Parameters<typeof bet>[0], options = {}) => {
    network.use(mockCall(walletWire.getBet, bet(own)));
    return open('?bet=B-2611-004182', options);
  };

  test('explains why the stake of a cancelled bet does not count', async () => {
    await openBet({ status: 'cancelled', validStake: '0.00' });
    expect(await screen.findByText(/This bet was cancelled/)).toBeVisible();
  });

  test('the problem report carries the bet number', async () => {
    await openBet({ orderId: 'B-2611-004182' });
    expect(await screen.findByRole('link', { name: 'Report a problem' })).toHaveAttribute(
      'href',
      '/m/feedback?topic=game&order=B-2611-004182',
    );
  });

  afterEach(() => document.getElementById('parlour-config')?.remove());

  test("product 4.8: links to the round on the vendor's site when its host is known", async () => {
    const merchant = {
      code: '200jilif3',
      country: 'PH',
      countryName: 'Philippines',
      currency: 'TLB',
      langList: ['EN', 'TY'],
      frameHosts: ['localhost:4320'],
    };
    const config = Object.assign(document.createElement('script'), { id: 'parlour-config', type: 'application/json' });
    config.textContent = JSON.stringify({ merchants: [merchant] });
    document.body.append(config);
    await openBet({ roundUrl: 'http://localhost:4320/round/PALM/R-77' });
    expect(await screen.findByRole('link', { name: /See the round/ })).toHaveAttribute('href', 'http://localhost:4320/round/PALM/R-77');
  });

  test.each(['javascript:alert(1)', 'https://elsewhere.example/round', 'http://maria:x@localhost:4320/round'])(
    'does not link to the round at "%s"',
    async (roundUrl) => {
      await openBet({ roundUrl });
      await screen.findByRole('link', { name: 'Report a problem' });
      expect(screen.queryByRole('link', { name: /See the round/ })).not.toBeInTheDocument();
    },
  );

  describe('the receipt', () => {
    const share = jest.fn<Promise<void>, [ShareData]>();
    const put = (value: unknown) => Object.defineProperty(navigator, 'share', { value, configurable: true });
    afterEach(() => {
      share.mockReset();
      put(undefined);
    });

    test('is shared through the phone, with numbers masked', async () => {
      put(share.mockResolvedValue());
      const { user } = await openBet({ orderId: 'B-2611-004182' });
      await user.click(await screen.findByRole('button', { name: 'Share receipt' }));
      const { text = '' } = share.mock.calls[0]?.[0] ?? {};
      expect(text).toContain('Bet number: ••••4182');
      expect(text).not.toMatch(/B-2611|R-77|maria/);
      expect(text).toContain('Ruby Rush');
    });

    test('is copied when the phone cannot share', async () => {
      const recorder = recordToasts();
      const { user } = await openBet({}, { with: [...asMember.with, recorder.feature] });
      const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await user.click(await screen.findByRole('button', { name: 'Share receipt' }));
      await waitFor(() => expect(recorder.toasts).toEqual([expect.objectContaining({ text: 'Receipt copied' })]));
      expect(write.mock.calls[0]?.[0]).toContain('••••');
    });

    test('is shown as text when neither sharing nor copying works; cancelling the share is not an error', async () => {
      put(share.mockRejectedValueOnce(new DOMException('left', 'AbortError')).mockRejectedValueOnce(new Error('broken')));
      const { user } = await openBet({});
      jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
      await user.click(await screen.findByRole('button', { name: 'Share receipt' }));
      expect(screen.queryByLabelText('Receipt to copy')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Share receipt' }));
      expect((await screen.findByLabelText<HTMLTextAreaElement>('Receipt to copy')).value).toMatch(/Ruby Rush[^]*Result: \+₱15\.50/);
    });
  });
});

describe('a lottery bet', () => {
  const openLottery = async (options = {}) => {
    network.use(mockCall(walletWire.getBet, lotteryBet(Date.now())));
    return open('?bet=B-2611-000777', options);
  };

  test('product 4.8: shows draw, numbers, unit, multiplier and the progress of the chase', async () => {
    await openLottery();
    const sheet = within(await screen.findByRole('dialog', { name: /Lucky Dice/ }));
    expect(facts()).toEqual(expect.arrayContaining(['Numbers: Big', 'Unit: ₱10.00', 'Multiplier: × 2', 'Play: Size']));
    expect(sheet.getByRole('progressbar', { name: 'Draw 1 of 3 done' })).toHaveValue(1 / 3);
    expect(sheet.getByText('Drawn: 1 2 3')).toBeVisible();
    expect(sheet.getByText('This draw can no longer be changed.')).toBeVisible();
    expect(sheet.getByText(/counts toward wagering once it is settled/)).toBeVisible();
  });

  test('only an open draw can be cancelled, after a confirmation, and only once', async () => {
    const recorder = recordToasts();
    const { user } = await openLottery({ with: [...asMember.with, recorder.feature] });
    const buttons = await screen.findAllByRole('button', { name: /^Cancel draw/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Cancel draw 003']);
    await user.click(buttons[0] as HTMLElement);
    const question = within(await screen.findByRole('dialog', { name: 'Cancel this draw?' }));
    expect(question.getByText('₱20.00 for draw 003 will be returned to your balance.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Keep it' }));
    expect(network.requests(recordsWire.cancelSubOrder)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancel draw 003' }));
    await user.click(screen.getByRole('button', { name: 'Cancel draw' }));
    await waitFor(() => expect(recorder.toasts).toEqual([expect.objectContaining({ text: 'Draw 003 is cancelled' })]));
    expect(network.requests(recordsWire.cancelSubOrder)).toEqual([{ subOrderId: 'S-3' }]);
    // The record is refetched.
    await waitFor(() => expect(network.requests(walletWire.getBet).length).toBeGreaterThan(1));
  });

  test('that a cancellation was not sent for lack of a connection is said no longer than it is lost', async () => {
    const { user } = await openLottery();
    await user.click(await screen.findByRole('button', { name: 'Cancel draw 003' }));
    network.goOffline();
    await user.click(screen.getByRole('button', { name: 'Cancel draw' }));
    expect(await screen.findByText(/No internet/)).toBeVisible();
    network.comeBack();
    await waitFor(() => expect(screen.queryByText(/No internet/)).not.toBeInTheDocument());
    expect(network.requests(recordsWire.cancelSubOrder)).toEqual([]);
  });

  test('a lost reply leaves the cancellation unknown, and nothing is sent again', async () => {
    network.use(mockCall(recordsWire.cancelSubOrder, httpStatus(504)));
    const { user } = await openLottery();
    await user.click(await screen.findByRole('button', { name: 'Cancel draw 003' }));
    await user.click(screen.getByRole('button', { name: 'Cancel draw' }));
    expect(await screen.findByText(/We don't know yet if the draw was cancelled/)).toBeVisible();
    expect(network.requests(recordsWire.cancelSubOrder)).toHaveLength(1);
  });
});

describe('the money tab', () => {
  const records = [
    moneyRecord({ recordNo: 'W-2611-004182', kind: 'withdrawal', status: 'rejected', amount: '-5000.00', account: '••••7731' }),
    moneyRecord(),
    moneyRecord({ recordNo: 'R-1', kind: 'bonus', amount: '50.00', method: null, label: null }),
  ];
  const show = (content = records) =>
    network.use(mockCall(recordsWire.getMoneyRecords, { ...page(content), methods: [{ method: 'gopeso', name: 'GoPeso' }] }));
  const filters = () => network.requests(recordsWire.getMoneyRecords).at(-1);

  test('orders show their status and link to their own screens; only completed orders have a plus or minus sign', async () => {
    show();
    await open('?tab=money');
    expect(await screen.findByRole('link', { name: /Withdrawal.*••••7731.*Rejected ?₱ ?5,000\.00/ })).toHaveAttribute(
      'href',
      '/m/withdraw/order/W-2611-004182',
    );
    expect(screen.getByRole('link', { name: /Deposit.*Successful ?\+ ?₱ ?1,000\.00/ })).toHaveAttribute(
      'href',
      '/m/voucherCenter/order/D-2611-000731',
    );
    expect(screen.getByText('Bonus')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Bonus/ })).not.toBeInTheDocument();
  });

  test.each([
    ['Deposits', 'deposit'],
    ['Withdrawals', 'withdrawal'],
    ['Transfers', 'transfer'],
    ['Bonuses', 'bonus'],
    ['Rebates', 'rebate'],
    ['Adjustments', 'adjustment'],
  ])('product 4.8: filters by %s', async (label, kind) => {
    const { user, location } = await open('?range=30d');
    await choose(user, 'Record type', label);
    expect(location()).toBe(`${PATH}?range=30d&tab=money&kind=${kind}`);
    await waitFor(() => expect(filters()).toMatchObject({ kind, from: midnight(-29) }));
  });

  test('product 4.8: filters by status and method; without matches the filters can be cleared, and a month is offered', async () => {
    show();
    const { user, location } = await open('?tab=money');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await choose(user, 'Status', 'Rejected');
    await waitFor(() => expect(filters()).toMatchObject({ status: 'rejected' }));
    await choose(user, 'Method', 'GoPeso');
    await waitFor(() => expect(filters()).toMatchObject({ status: 'rejected', method: 'gopeso' }));
    expect(location()).toBe(`${PATH}?tab=money&status=rejected&method=gopeso`);
    show([]);
    await choose(user, 'Status', 'Expired');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Remove filter: GoPeso' })).toBeVisible();
    expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(location()).toBe(`${PATH}?tab=money`);
    expect(await screen.findByText('No orders in this period')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show 30 days' }));
    expect(location()).toBe(`${PATH}?tab=money&range=30d`);
    expect(screen.queryByRole('button', { name: 'Show 30 days' })).not.toBeInTheDocument();
  });

  test('product 4.8: a link with ?type=bonus filters by bonuses, and a new range keeps the filter', async () => {
    const { user, location } = await open('?type=bonus');
    expect(await screen.findByRole('option', { name: 'Bonuses', selected: true })).toBeInTheDocument();
    await waitFor(() => expect(filters()).toMatchObject({ kind: 'bonus' }));
    await choose(user, 'Period', 'Today');
    expect(location()).toBe(`${PATH}?type=bonus&range=today`);
    await choose(user, 'Record type', 'All transactions');
    expect(location()).toBe(`${PATH}?range=today&tab=money`);
  });

  test('a type keeps the filters of its tab and drops those of another', async () => {
    show();
    const { user, location } = await open('?tab=money&kind=deposit&status=rejected&range=30d');
    await choose(user, 'Record type', 'Withdrawals');
    expect(location()).toBe(`${PATH}?tab=money&kind=withdrawal&status=rejected&range=30d`);
    await choose(user, 'Record type', 'All bets');
    expect(location()).toBe(`${PATH}?tab=bets&range=30d`);
  });

  test('bonuses of centavos of one day are one line with their sum; a tap shows each', async () => {
    const small = (recordNo: string, amount: string) => moneyRecord({ recordNo, kind: 'bonus', amount, method: null, label: null });
    show([...records, small('R-2', '0.45'), small('R-3', '0.30')]);
    const { user } = await open('?tab=money');
    const line = await screen.findByRole('button', { name: /Bonuses.*2 credits under ₱1 each.*\+ ?₱ ?0\.75/, expanded: false });
    expect(screen.queryByText(/R-2/)).not.toBeInTheDocument();
    await user.click(line);
    expect(screen.getByText(/R-2/)).toBeVisible();
    expect(screen.getByText(/R-3/)).toBeVisible();
    expect(screen.getByText(/R-1/)).toBeVisible();
  });

  test('a deposit with an unknown outcome is announced with a link', async () => {
    leaveIntent(depositIntent());
    await open('?tab=money');
    expect(await screen.findByText("We're checking this. Don't repeat it.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'See' })).toHaveAttribute('href', '/m/voucherCenter');
  });

  test('a retry loads the orders after a load error', async () => {
    network.use(mockCall(recordsWire.getMoneyRecords, httpStatus(500)));
    const { user } = await open('?tab=money');
    expect(await screen.findByText("We couldn't load your records")).toBeVisible();
    show();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Withdrawal/ })).toBeVisible();
  });

  test('a trial player sees no orders and is offered to register', async () => {
    await open('?tab=money', asType(4));
    expect(await screen.findByText('This is not part of the free trial. Log in with a real account.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register');
    expect(network.requests(recordsWire.getMoneyRecords)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Request older records' })).not.toBeInTheDocument();
  });

  test('a trial player sees the bets of the trial', async () => {
    await open('', asType(4));
    expect(await screen.findAllByText('Ruby Rush')).toHaveLength(2);
  });
});

describe('profit and loss', () => {
  test.each([
    ['7 days', -6],
    ['30 days', -29],
    ['90 days', -89],
  ])("product 4.8: net deposits and net result of %s, by day in the player's time zone", async (label, from) => {
    const { user } = await open('?tab=profit&days=1');
    await choose(user, 'Period', label);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    await waitFor(() =>
      expect(network.requests(recordsWire.getDailyReport).at(-1)).toEqual({ from: midnight(from), to: midnight(1), timeZone }),
    );
    expect(await screen.findByRole('img', { name: /^Net result by day, / })).toBeInTheDocument();
    expect(facts()).toEqual(expect.arrayContaining(['Net deposits: ₱750.00', 'Net result: −₱69.50']));
  });

  test('the chart has a table with every figure, newest day first, and a tap switches it to net deposits', async () => {
    const { user } = await open('?tab=pnl');
    const table = within(await screen.findByRole('region', { name: 'Results by day' }));
    const rows = table.getAllByRole('row');
    expect(rows).toHaveLength(8);
    expect(rows[1]).toHaveTextContent(/20 Nov 2026.*₱60\.00/);
    expect(rows[2]).toHaveTextContent(/19 Nov 2026.*−₱5\.00/);
    await user.click(screen.getByRole('radio', { name: 'Net deposits' }));
    expect(screen.getByRole('img', { name: /^Net deposits by day/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set limits' })).toHaveAttribute('href', '/m/playControls');
  });

  test('a retry loads profit and loss after a load error', async () => {
    network.use(mockCall(recordsWire.getDailyReport, httpStatus(500)));
    const { user } = await open('?tab=profit');
    expect(await screen.findByText("We couldn't load your results")).toBeVisible();
    network.use(...handlers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Results by day' })).toBeVisible();
  });

  test('spec 2: without TRANSBETREPMEM3 profit and loss is restricted too', async () => {
    network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { TRANSBETREPMEM3: false } } }));
    await open('?tab=profit');
    expect(await screen.findByText('The betting record is not available here')).toBeVisible();
    expect(network.requests(recordsWire.getDailyReport)).toEqual([]);
  });
});

describe('exporting a file', () => {
  let saved: Blob | undefined;
  beforeEach(() => {
    saved = undefined;
    URL.createObjectURL = jest.fn((blob: Blob) => ((saved = blob), 'blob:file'));
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });
  const text = async () => new TextDecoder().decode(await new Response(saved).arrayBuffer());

  test('product 4.8: exports all pages of the bets, safe for spreadsheets', async () => {
    const { user } = await open('?game=RNG');
    await screen.findAllByText('Ruby Rush');
    network.use(
      mockCall(walletWire.getBets, ({ pageNo }) => ({
        ...page([bet({ orderId: `B-${pageNo}`, gameName: '=HYPERLINK("x")', net: '-5.00' })], pageNo, 3),
        totals: betTotals,
      })),
    );
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(saved).toBeDefined());
    const lines = (await text()).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/B-1,.*,"'=HYPERLINK\(""x""\)",Slots,.*,-5\.00,/);
    expect(asked().slice(-3)).toEqual([1, 2, 3].map((pageNo) => expect.objectContaining({ pageNo, pageSize: 100, gameType: 'RNG' })));
  });

  test('product 4.8: an export is cut at 5,000 rows, and a message says so', async () => {
    const { user } = await open();
    await screen.findAllByText('Ruby Rush');
    network.use(
      mockCall(walletWire.getBets, ({ pageNo }) => ({
        ...page(
          Array.from({ length: 100 }, (_, row) => bet({ orderId: `B-${pageNo}-${row}` })),
          pageNo,
          90,
        ),
        totals: betTotals,
      })),
    );
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    expect(await screen.findByText(/5,?000/, undefined, { timeout: 30_000 })).toBeVisible();
    const lines = (await text()).trim().split('\r\n');
    expect(lines).toHaveLength(5001);
    expect(asked().filter(({ pageSize }) => pageSize === 100)).toHaveLength(50);
  }, 60_000);

  test('an in-app browser cannot save files, so the screen offers to open a browser', async () => {
    actAs('iosFacebook');
    const { user } = await open('?tab=money');
    await screen.findByRole('link', { name: /Deposit/ });
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    expect(await screen.findByText('Files cannot be saved inside another app.')).toBeVisible();
    expect(await screen.findByText(/^http:\/\/localhost\/m\/\S+tab=money$/)).toBeVisible();
    expect(saved).toBeUndefined();
  });

  test('that an export failed for lack of a connection is said no longer than it is lost', async () => {
    const { user } = await open('?tab=money');
    await screen.findByRole('link', { name: /Deposit/ });
    network.use(mockCall(recordsWire.getMoneyRecords, connectionLost()));
    network.goOffline();
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    expect(await screen.findByText(/No internet/)).toBeVisible();
    network.comeBack();
    await waitFor(() => expect(screen.queryByText(/No internet/)).not.toBeInTheDocument());
    expect(saved).toBeUndefined();
  });

  test('an export with a failed page saves no file', async () => {
    const { user } = await open('?tab=money');
    await screen.findByRole('link', { name: /Deposit/ });
    network.use(mockCall(recordsWire.getMoneyRecords, httpStatus(500)));
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    expect(saved).toBeUndefined();
  });
});

describe('older records', () => {
  test('that a period was not requested for lack of a connection is said no longer than it is lost', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Request older records' }));
    const send = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Request' });
    network.goOffline();
    await user.click(send);
    expect(await screen.findByText(/No internet/)).toBeVisible();
    network.comeBack();
    await waitFor(() => expect(screen.queryByText(/No internet/)).not.toBeInTheDocument());
    expect(send).toBeEnabled();
    expect(network.requests(recordsWire.requestHistory)).toEqual([]);
  });

  test('product 4.8: a period is requested under one number, again after a lost reply, and then listed; once it is sent, nothing stays armed', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Request older records' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Older records' }));
    network.use(mockCall(recordsWire.requestHistory, connectionLost()));
    await user.click(sheet.getByRole('button', { name: 'Request' }));
    expect(await sheet.findByRole('alert')).toBeVisible();
    network.use(mockCall(recordsWire.getHistoryRequests, [historyRequest({ status: 'ready' })]), ...handlers);
    await user.click(sheet.getByRole('button', { name: 'Request' }));
    expect(await sheet.findByText('Requested: H-2611-000201')).toBeVisible();
    expect(await sheet.findByText(/In your messages/)).toBeVisible();
    expect(sheet.getByRole('link', { name: 'Open messages' })).toHaveAttribute('href', '/m/webEmail');
    const [first, second] = network.requests(recordsWire.requestHistory);
    expect(second).toEqual(first);
    expect(sheet.getByRole('button', { name: 'Request' })).toBeDisabled();
    await user.clear(sheet.getByLabelText('From'));
    expect(sheet.getByRole('button', { name: 'Request' })).toBeEnabled();
  });

  test('a period that the screen still shows is not requested', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Request older records' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Older records' }));
    const day = new Date(midnight(-3));
    const to = sheet.getByLabelText('To');
    await user.clear(to);
    await user.type(to, [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-'));
    await user.click(sheet.getByRole('button', { name: 'Request' }));
    expect(sheet.getByText(/These days are still shown here/)).toBeVisible();
    expect(network.requests(recordsWire.requestHistory)).toEqual([]);
  });
});
