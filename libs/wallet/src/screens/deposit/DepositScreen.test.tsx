import { siteWire } from '@parlour/site/wire';
import { api } from '@parlour/api-client';
import { loggedIn, loggedOut } from '@parlour/kernel';
import { assignCampaign, keepCampaign } from '@parlour/kernel/campaign';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { playerKeyOf } from '@parlour/player/session';

import {
  connectionLost,
  httpStatus,
  leaveIntent,
  mockCall,
  network,
  recordToasts,
  refuse,
  renderBlock,
  renderFeature,
  settleIntents,
  storedIntents,
  tellOfIntents,
  useNetwork,
} from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay } from 'msw';
import { Suspense, lazy } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { walletFeature } from '../../feature';
import { handlers, page } from '../../mocks/handlers';
import { depositIntent } from '../../mocks/intents';
import { depositOrder } from '../../mocks/orders';
import { asMember, asType } from '../../mocks/players';
import { depositMethod } from '../../mocks/transfers';
import { walletWire } from '../../wire';
import type { Order } from '../../wire/order';
import { DepositScreen } from './DepositScreen';

useNetwork(...handlers);

const PATH = '/m/voucherCenter';
const ORDER_PATH = '/m/voucherCenter/order/D-2611-000731';
const open = (path = PATH, options = {}) => renderFeature(walletFeature, path, { ...asMember, ...options });
const amountField = () => screen.findByRole('textbox', { name: 'Amount' });
type User = Awaited<ReturnType<typeof open>>['user'];
/** The row of the chosen method. */
const methodRow = (name: RegExp) => screen.findByRole('button', { name });
const methodSheet = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: /PalmPay|Isla QR|Bay Bank/ }));
  return within(await screen.findByRole('dialog', { name: 'How to pay' }));
};
const chooseMethod = async (user: User, name: RegExp) => user.click((await methodSheet(user)).getByRole('button', { name }));
const payButton = () => screen.getByRole('button', { name: /^Pay ₱|^Continue$|^Enter / });
const sent = () => network.requests(walletWire.createDeposit);
/** The screen of the order, whose file is still loading. */
const LoadingScreen = lazy(() => new Promise<never>(() => undefined));
const order = () => depositOrder({ createdAt: Date.now(), expiresAt: Date.now() + 600_000 });
/** Stores an intent of this player, as it would be found after a reload. */
const leaveDeposit = (changes = {}) => leaveIntent(depositIntent(changes));

describe('filling in and sending the form', () => {
  test('the player chooses a method and an amount and reaches the order', async () => {
    network.use(mockCall(walletWire.createDeposit, order), mockCall(walletWire.getOrder, order));
    const { user, location } = await open();
    await chooseMethod(user, /Isla QR/);
    await user.type(await amountField(), '1000');
    await user.click(screen.getByRole('button', { name: 'Pay ₱1,000.00' }));
    await waitFor(() => expect(location()).toBe(ORDER_PATH));
    expect(sent()).toEqual([{ idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/), methodId: 'islaqr', amount: '1000.00' }]);
    expect(await screen.findByRole('heading', { name: 'Pay with PalmPay' })).toBeVisible();
  });

  test('what brought a new player goes with the first deposit alone, also where the gateway refuses it first', async () => {
    keepCampaign({ keepDays: 30, clickIds: [] }, { address: '/m/home?code=AGNES88&utm_source=fb' });
    assignCampaign(playerKeyOf({ merchantCode: '200jilif3', userName: 'maria' }));
    network.use(mockCall(walletWire.createDeposit, refuse('METHOD_DOWN')));
    const { user, location, unmount } = await open();
    await user.type(await amountField(), '1000');
    await user.click(payButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    network.use(mockCall(walletWire.createDeposit, order), mockCall(walletWire.getOrder, order));
    await user.click(payButton());
    await waitFor(() => expect(location()).toBe(ORDER_PATH));
    unmount();
    const { user: again } = await open();
    // The amount of the last deposit is filled in.
    await amountField();
    await again.click(payButton());
    await waitFor(() => expect(sent()).toHaveLength(3));
    const campaign = { code: 'AGNES88', utm_source: 'fb' };
    expect(sent().map((input) => input.campaign)).toEqual([campaign, campaign, undefined]);
  });

  test('product 4.6: methods show their group, limits and usual time; a method that is down comes last and is disabled', async () => {
    const { user } = await open();
    const sheet = await methodSheet(user);
    const methods = within(sheet.getByRole('list')).getAllByRole('button');
    expect(methods.map((method) => method.textContent)).toEqual([
      'PalmPayE-wallet · ₱100 – ₱20,000About 2 min',
      'Isla QRQR · ₱100 – ₱20,000About 3 min',
      'Bay BankBank · ₱100 – ₱100,000About 30 min',
      'Reef PayE-wallet · ₱100 – ₱20,000Not working right now',
    ]);
    expect(sheet.getByRole('button', { name: /Reef Pay/ })).toBeDisabled();
    expect(sheet.getByRole('button', { name: /PalmPay/ })).toHaveAttribute('aria-pressed', 'true');
  });

  test('fee, received amount and turnover are shown before anything is sent', async () => {
    const { user } = await open();
    await chooseMethod(user, /Isla QR/);
    await user.click(screen.getByRole('button', { name: '1,000' }));
    const rows = screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(rows).toEqual(['You pay: ₱1,000.00', 'You receive: ₱990.00', 'Fee: ₱10.00', 'Wagering before withdrawal: ₱990.00']);
    expect(screen.getByRole('button', { name: '1,000' })).toHaveAttribute('aria-pressed', 'true');
    expect(sent()).toEqual([]);
  });

  test.each(['₱1,000.00', 'PHP 1,000', '1 000', '1\u00a0000', '1’000', '１０００', '\u200e1000', '\u20661000\u2069', '၁၀၀၀', '၁ဝဝဝ'])(
    'the amount %j is read as 1000, and the field says so',
    async (text) => {
      const { user } = await open();
      await user.type(await amountField(), text);
      expect(await amountField()).toHaveAccessibleDescription(/= ₱1,000\.00/);
      expect(await amountField()).toHaveValue(text);
      await user.click(payButton());
      await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ amount: '1000.00' })]));
    },
  );

  test.each([
    ['', 'Enter an amount.'],
    ['100,50', 'Use digits only, like ₱100.00.'],
    ['1.000,50', 'Use digits only, like ₱100.00.'],
    ['1e3', 'Use digits only, like ₱100.00.'],
    ['-0', 'Use digits only, like ₱100.00.'],
    ['100.005', 'Too many digits after the point. Write it like ₱100.00.'],
    ['9'.repeat(40), 'This amount is too long.'],
    ['99.99', 'The minimum is ₱100.'],
    ['20,000.01', 'The maximum is ₱20,000.'],
  ])('the amount "%s" is not sent: %s', async (text, message) => {
    const { user } = await open();
    const field = await amountField();
    if (text) await user.type(field, text);
    await user.click(payButton());
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(sent()).toEqual([]);
  });

  test('the button asks for an amount within the limits instead of offering to pay another one', async () => {
    const { user } = await open();
    await user.type(await amountField(), '1');
    expect(payButton()).toHaveTextContent('Enter at least ₱100');
    expect(screen.queryByText('₱1.00')).not.toBeInTheDocument();
    await user.type(await amountField(), '00000');
    expect(payButton()).toHaveTextContent('Enter up to ₱20,000');
    await user.clear(await amountField());
    expect(payButton()).toHaveTextContent('Continue');
    await user.type(await amountField(), '100');
    expect(payButton()).toHaveTextContent('Pay ₱100.00');
  });

  test('the limits follow the chosen method', async () => {
    const { user } = await open();
    await user.type(await amountField(), '50000');
    await user.click(payButton());
    expect(await screen.findByText('The maximum is ₱20,000.')).toBeVisible();
    await chooseMethod(user, /Bay Bank/);
    await waitFor(() => expect(screen.queryByText(/The maximum is/)).not.toBeInTheDocument());
  });

  test('fields that a method requires are sent; the remark is optional and has at most 140 characters', async () => {
    const { user } = await open();
    await chooseMethod(user, /Bay Bank/);
    await user.type(await amountField(), '500');
    await user.click(payButton());
    expect(await screen.findByText('Enter the name of the payer.')).toBeVisible();
    const remark = screen.getByRole('textbox', { name: 'Remark (optional)' });
    await user.click(remark);
    await user.paste('r'.repeat(141));
    await user.type(screen.getByRole('textbox', { name: 'Name of the payer' }), ' Maria Santos ');
    await user.type(screen.getByRole('textbox', { name: 'Number of the account you pay from' }), '7731');
    await user.click(payButton());
    expect(remark).toHaveValue('r'.repeat(141));
    expect(remark).toHaveAccessibleDescription(/Use 140 characters at most/);
    expect(sent()).toEqual([]);
    await user.clear(remark);
    await user.paste('\u200b \u2060');
    await user.click(payButton());
    await waitFor(() =>
      expect(sent()).toEqual([expect.objectContaining({ methodId: 'baybank', payerName: 'Maria Santos', payerAccount: '7731' })]),
    );
    expect(sent()[0]).not.toHaveProperty('remark');
  });

  test.each([
    ['1234-5678-90', '1234567890'],
    ['၁၂၃၄ ၅၆၇၈ ၉၀', '1234567890'],
    ['123.456.7890', '1234567890'],
    ['\u202a1234\u00a0567890\u202c', '1234567890'],
  ])('the account %j that the player pays from is sent as %s', async (typed, payerAccount) => {
    const { user } = await open();
    await chooseMethod(user, /Bay Bank/);
    await user.type(await amountField(), '500');
    await user.type(screen.getByRole('textbox', { name: 'Name of the payer' }), '\u2068Maria\u00a0 Santos\u2069');
    await user.type(screen.getByRole('textbox', { name: 'Number of the account you pay from' }), typed);
    await user.click(payButton());
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ payerName: 'Maria Santos', payerAccount })]));
  });

  test('the name of a payer in Zawgyi is refused, and offered in Unicode; one that is too long is kept and refused', async () => {
    const { user } = await open();
    await chooseMethod(user, /Bay Bank/);
    await user.type(await amountField(), '500');
    await user.type(screen.getByRole('textbox', { name: 'Number of the account you pay from' }), '7731');
    const payer = screen.getByRole('textbox', { name: 'Name of the payer' });
    await user.click(payer);
    await user.paste('p'.repeat(81));
    await user.click(payButton());
    expect(payer).toHaveValue('p'.repeat(81));
    expect(payer).toHaveAccessibleDescription(/Use 80 characters at most/);
    await user.clear(payer);
    await user.paste('ေမာင္ေမာင္');
    await user.click(payButton());
    expect(payer).toHaveAccessibleDescription(/looks like Zawgyi/);
    expect(sent()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Yes, use this' }));
    expect(payer).toHaveValue('မောင်မောင်');
    await user.click(payButton());
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ payerName: 'မောင်မောင်' })]));
  });

  test('the name of a payer that only looks like Zawgyi is sent as typed', async () => {
    const { user } = await open();
    await chooseMethod(user, /Bay Bank/);
    await user.type(await amountField(), '500');
    await user.type(screen.getByRole('textbox', { name: 'Number of the account you pay from' }), '7731');
    const payer = screen.getByRole('textbox', { name: 'Name of the payer' });
    await user.type(payer, 'ၸၢႆးသႅင်');
    await user.click(payButton());
    expect(payer).toHaveAccessibleDescription(/looks like Zawgyi/);
    expect(sent()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Keep it as typed' }));
    expect(payer).not.toHaveAccessibleDescription(/looks like Zawgyi/);
    await user.click(payButton());
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ payerName: 'ၸၢႆးသႅင်' })]));
  });

  test('ten taps send one request', async () => {
    network.use(
      mockCall(walletWire.createDeposit, async () => {
        await delay(100);
        return order();
      }),
    );
    const { user, location } = await open();
    await user.type(await amountField(), '1000');
    const button = payButton();
    act(() => {
      for (let tap = 0; tap < 10; tap += 1) button.click();
    });
    await waitFor(() => expect(location()).toBe(ORDER_PATH));
    expect(sent()).toHaveLength(1);
    expect(network.requests(walletWire.findOrder)).toEqual([]);
  });

  test('a typed amount survives leaving the screen; once sent, method and amount are there for the next deposit', async () => {
    const first = await open();
    await chooseMethod(first.user, /Isla QR/);
    await first.user.type(await amountField(), '750');
    first.unmount();
    const second = await open();
    expect(await amountField()).toHaveValue('750');
    await second.user.click(payButton());
    await waitFor(() => expect(second.location()).toBe(ORDER_PATH));
    second.unmount();
    expect(localStorage.getItem('formDrafts') ?? '').not.toContain('"750"');
    const third = await open();
    expect(await amountField()).toHaveValue('750');
    expect(await methodRow(/^Isla QR/)).toBeVisible();
    await third.user.click(payButton());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ methodId: 'islaqr', amount: '750.00' });
  });

  test('an amount that the method no longer takes is not filled in', async () => {
    localStorage.setItem('walletLastDeposit', JSON.stringify({ methodId: 'islaqr', amount: '90000.00' }));
    await open();
    expect(await methodRow(/^Isla QR/)).toBeVisible();
    expect(await amountField()).toHaveValue('');
  });

  test('query parameters prefill the form', async () => {
    await open(`${PATH}?method=baybank&amount=2500`);
    expect(await amountField()).toHaveValue('2500');
    expect(await methodRow(/^Bay Bank/)).toBeVisible();
  });
});

describe('refusals by the gateway', () => {
  test.each([
    ['METHOD_DOWN', 'This payment method is not working right now. Please choose another one.'],
    ['ABOVE_MAX', 'The amount is above the maximum.'],
    ['UNKNOWN', 'Something went wrong. Please try again.'],
  ])('the refusal %s is shown, the amount is kept, and the next attempt uses a new key', async (code, text) => {
    network.use(mockCall(walletWire.createDeposit, refuse(code)));
    const { user } = await open();
    await user.type(await amountField(), '1000');
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await amountField()).toHaveValue('1000');
    await user.click(payButton());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[0]?.idempotencyKey).not.toBe(sent()[1]?.idempotencyKey);
    expect(storedIntents()).toEqual([]);
  });

  test('METHOD_DOWN refetches the methods', async () => {
    network.use(mockCall(walletWire.createDeposit, refuse('METHOD_DOWN')));
    const { user } = await open();
    await user.type(await amountField(), '1000');
    network.use(
      mockCall(walletWire.getDepositMethods, [
        depositMethod({ health: 'down' }),
        depositMethod({ methodId: 'baybank', group: 'bank', name: 'Bay Bank' }),
      ]),
    );
    await user.click(payButton());
    expect(await methodRow(/^Bay Bank/)).toBeVisible();
    expect((await methodSheet(user)).getByRole('button', { name: /PalmPay.*Not working/ })).toBeDisabled();
  });

  test('with too many unpaid orders, the refusal links to one of them', async () => {
    network.use(mockCall(walletWire.createDeposit, refuse('OPEN_ORDER', { orderNo: 'D-2611-000700' })));
    const { user } = await open();
    await user.type(await amountField(), '1000');
    await user.click(payButton());
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('You have too many unpaid orders.')).toBeVisible();
    expect(notice.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', `${PATH}/order/D-2611-000700`);
  });

  test('while offline, nothing is sent and a message says so', async () => {
    const { user } = await open();
    await user.type(await amountField(), '1000');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('No internet. Check your connection and try again.');
    expect(sent()).toEqual([]);
    jest.restoreAllMocks();
  });
});

describe('unknown outcomes', () => {
  test.each([
    ['the connection breaks', connectionLost],
    ['the gateway answers 502', () => httpStatus(502)],
    ['the reply is not JSON', () => HttpResponse.html('<h1>Bad gateway</h1>')],
    ['the reply has another shape', () => HttpResponse.json({ success: true, value: { orderNo: 7 }, code: null, message: null })],
  ])('when %s, one request is sent and the order is found by its key', async (_, answer) => {
    network.use(mockCall(walletWire.createDeposit, () => answer() as Response));
    const { user, location } = await open();
    await user.type(await amountField(), '1000');
    await user.click(payButton());
    expect(await screen.findByRole('heading', { name: "We're checking this. Don't repeat it." })).toBeVisible();
    expect(screen.getByText(/Deposit of ₱1,000\.00 by PalmPay/)).toBeVisible();
    expect(screen.queryByText(/failed/i)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
    network.use(mockCall(walletWire.findOrder, order));
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(location()).toBe(ORDER_PATH));
    expect(network.requests(walletWire.findOrder)[0]).toEqual({ idempotencyKey: sent()[0]?.idempotencyKey });
    expect(sent()).toHaveLength(1);
  });

  test('after a reload the pending deposit is found again and its order opens', async () => {
    leaveDeposit({ state: 'sending', startedAt: Date.now() });
    network.use(mockCall(walletWire.findOrder, order));
    const { location } = await open();
    expect(await screen.findByRole('heading', { name: "We're checking this. Don't repeat it." })).toBeVisible();
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(location()).toBe(ORDER_PATH));
    expect(sent()).toEqual([]);
    expect(storedIntents()).toEqual([]);
  });

  test('"no such order" is not final while the request may still arrive', async () => {
    leaveDeposit({ startedAt: Date.now() });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(network.requests(walletWire.findOrder)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check now' })).toBeEnabled());
    expect(screen.getByRole('heading', { name: "We're checking this. Don't repeat it." })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  });

  test('once "no such order" is final, the player can send the deposit again under the same key', async () => {
    leaveDeposit();
    const { user, location } = await open();
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(await screen.findByRole('heading', { name: 'Nothing was sent' })).toBeVisible();
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(location()).toBe(ORDER_PATH));
    expect(sent()).toEqual([{ idempotencyKey: depositIntent().key, ...depositIntent().content.input }]);
  });

  test('a second lost reply keeps the key and the check starts over', async () => {
    leaveDeposit({ state: 'absent' });
    network.use(mockCall(walletWire.createDeposit, connectionLost()));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('button', { name: 'Check now' })).toBeVisible();
    expect(sent().map(({ idempotencyKey }) => idempotencyKey)).toEqual([depositIntent().key]);
  });

  test('a refused second attempt returns to the form with the reason', async () => {
    leaveDeposit({ state: 'absent' });
    network.use(mockCall(walletWire.createDeposit, refuse('METHOD_DOWN')));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This payment method is not working right now.');
    expect(await amountField()).toBeVisible();
  });

  test('the player can discard a deposit that was never sent', async () => {
    leaveDeposit({ state: 'absent' });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: "Don't send it" }));
    expect(await amountField()).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('the outcome stays unknown while the gateway does not answer', async () => {
    leaveDeposit();
    network.use(mockCall(walletWire.findOrder, httpStatus(500)));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check now' })).toBeEnabled());
    expect(screen.getByRole('heading', { name: "We're checking this. Don't repeat it." })).toBeVisible();
  });

  test('a pending deposit is hidden from another player on this phone and deleted on logout', async () => {
    leaveDeposit({ player: '200jilif3/vince' });
    const { store } = await open();
    expect(await amountField()).toBeVisible();
    act(() => void store.dispatch(loggedOut()));
    expect(storedIntents()).toEqual([]);
  });

  test('a pending deposit disappears when another player logs in without a logout in between', async () => {
    leaveDeposit();
    const { store } = await open();
    expect(await screen.findByText(/Deposit of ₱1,000\.00 by PalmPay/)).toBeVisible();
    act(() => void store.dispatch(loggedIn({ token: 'token-of-vince', userName: 'vince', type: 0, merchantCode: '200jilif3' })));
    expect(screen.queryByText(/Deposit of/)).not.toBeInTheDocument();
    expect(network.requests(walletWire.findOrder)).toEqual([]);
  });
});

describe('the rest of the screen', () => {
  test('until the order of a sent deposit is shown, it is not announced as an unpaid one', async () => {
    let made: Order[] = [];
    network.use(
      mockCall(walletWire.getOrders, () => page(made)),
      mockCall(walletWire.createDeposit, () => {
        made = [order()];
        return order();
      }),
    );
    const { user } = await renderBlock(
      <Suspense>
        <Routes>
          <Route path={PATH} element={<DepositScreen />} />
          <Route path="*" element={<LoadingScreen />} />
        </Routes>
      </Suspense>,
      { with: [walletFeature, ...asMember.with], events: asMember.events, path: PATH },
    );
    await user.type(await amountField(), '1000');
    const before = network.requests(walletWire.getOrders).length;
    await user.click(payButton());
    await waitFor(() => expect(network.requests(walletWire.getOrders).length).toBeGreaterThan(before));
    await act(async () => undefined);
    expect(payButton()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('You have an unpaid order.')).not.toBeInTheDocument();
  });

  test('an unpaid order can be continued or dismissed', async () => {
    network.use(mockCall(walletWire.getOrders, page([order()])));
    const { user } = await open();
    expect(await screen.findByText('You have an unpaid order.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', ORDER_PATH);
    await user.click(screen.getByRole('button', { name: 'Start new' }));
    expect(screen.queryByText('You have an unpaid order.')).not.toBeInTheDocument();
  });

  test('when no method is available, the screen explains why', async () => {
    network.use(mockCall(walletWire.getDepositMethods, []));
    await open();
    expect(await screen.findByText('No deposit method is available right now')).toBeVisible();
    expect(screen.getByText('Withdrawals are not affected.')).toBeVisible();
  });

  test('a retry loads the methods after a load error', async () => {
    network.use(mockCall(walletWire.getDepositMethods, httpStatus(500)));
    const { user } = await open();
    expect(await screen.findByText("We couldn't load the payment methods")).toBeVisible();
    network.use(...handlers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await amountField()).toBeVisible();
  });

  test.each([4, 40, 41, 42])('spec 8: type %i cannot deposit and sees a toast of 2 s and a link to home', async (type) => {
    const recorder = recordToasts();
    await open(PATH, { ...asType(type), with: [...asMember.with, recorder.feature] });
    expect(await screen.findByText('Please login an actual account to use this function')).toBeVisible();
    expect(recorder.toasts).toEqual([{ level: 'offline', text: 'Please login an actual account to use this function', durationMs: 2000 }]);
    expect(screen.getByRole('link', { name: 'Go to home' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(network.requests(walletWire.getDepositMethods)).toEqual([]);
    if (type === 4) expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register');
  });

  test.each([
    ['fil', 'Halaga', 'Magbayad ng ₱1,000.00'],
    ['my', 'ငွေပမာဏ', '₱1,000.00 ပေးချေရန်'],
  ] as const)('the form works in %s', async (locale, label, pay) => {
    const { user } = await open(PATH, { locale });
    await user.type(await screen.findByRole('textbox', { name: label }), '1000');
    expect(screen.getByRole('button', { name: pay })).toBeVisible();
  });
});

test('a deposit started in another tab shows here at once, and the form returns when that tab is done', async () => {
  network.use(mockCall(walletWire.findOrder, null));
  await open();
  await amountField();
  leaveDeposit({ key: newIdempotencyKey(), state: 'sending', startedAt: Date.now() });
  act(tellOfIntents);
  expect(await screen.findByRole('heading', { name: "We're checking this. Don't repeat it." })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).not.toBeInTheDocument();
  settleIntents();
  act(tellOfIntents);
  expect(await amountField()).toBeVisible();
});

test('an order that another tab has found opens here as well', async () => {
  const made = order();
  network.use(mockCall(walletWire.findOrder, null), mockCall(walletWire.getOrder, made));
  const { location } = await open();
  await amountField();
  leaveDeposit({ key: newIdempotencyKey(), state: 'sending', startedAt: Date.now() });
  act(tellOfIntents);
  await screen.findByRole('heading', { name: "We're checking this. Don't repeat it." });
  network.use(mockCall(walletWire.findOrder, made));
  settleIntents();
  act(tellOfIntents);
  await waitFor(() => expect(location()).toBe(ORDER_PATH));
});

test('a player who leaves and returns while the request is in flight reaches the order, and nothing is sent twice', async () => {
  const made = order();
  let arrive = () => undefined as void;
  const isThere = new Promise<void>((resolve) => (arrive = resolve));
  network.use(
    mockCall(walletWire.createDeposit, async () => {
      await isThere;
      return made;
    }),
    mockCall(walletWire.findOrder, null),
    mockCall(walletWire.getOrder, made),
  );
  const { user, location } = await renderBlock(
    <>
      <Link to="/m/home">Away</Link>
      <Link to={PATH}>Again</Link>
      <Routes>
        <Route path={PATH} element={<DepositScreen />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { with: [walletFeature, ...asMember.with], events: asMember.events, path: PATH },
  );
  await user.type(await amountField(), '310');
  await user.click(payButton());
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await user.click(screen.getByRole('link', { name: 'Again' }));
  expect(await screen.findByRole('heading', { name: "We're checking this. Don't repeat it." })).toBeVisible();
  network.use(mockCall(walletWire.findOrder, made));
  arrive();
  await waitFor(() => expect(location()).toBe(ORDER_PATH));
  expect(sent()).toHaveLength(1);
});

test('spec 4: the form waits for the layout flag dep_func, so a late status cannot discard typed text', async () => {
  let tell = () => undefined as void;
  const told = new Promise<void>((resolve) => (tell = resolve));
  network.use(mockCall(siteWire.getStatus, async () => (await told, { info: { mobileTemplate: { dep_func: '1' } } })));
  const { user } = await open();
  await waitFor(() => expect(network.requests(walletWire.getDepositMethods)).toHaveLength(1));
  expect(screen.queryByText('PalmPay')).not.toBeInTheDocument();
  await act(async () => tell());
  await user.type(await amountField(), '750');
  expect(await amountField()).toHaveValue('750');
  expect(await methodRow(/^PalmPay/)).toBeVisible();
});

test('without a status a deposit goes on; a status that arrives later does not interrupt the typing', async () => {
  network.use(mockCall(siteWire.getStatus, httpStatus(500)));
  const { user, store } = await open();
  await user.click(await screen.findByRole('button', { name: /^PalmPay/ }));
  await user.type(await amountField(), '75');
  network.use(...handlers);
  await act(async () => void store.dispatch(api.util.invalidateTags(['Status'])));
  await waitFor(() => expect(localStorage.getItem('status')).not.toBeNull());
  await user.keyboard('0');
  expect(await amountField()).toHaveValue('750');
});
