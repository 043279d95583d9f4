import {
  actAs,
  connectionLost,
  httpStatus,
  mockCall,
  network,
  recordToasts,
  refuse,
  renderFeature,
  stopActing,
  useNetwork,
} from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { walletsApi } from '../../api/walletsApi';
import { walletFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { ORDER_TIME, depositOrder } from '../../mocks/orders';
import { asMember } from '../../mocks/players';
import { walletWire } from '../../wire';
import type { Order } from '../../wire/order';

useNetwork(...handlers);
afterEach(() => void delete document.documentElement.dataset['motion']);
afterEach(stopActing);

const NUMBER = 'D-2611-000731';
const asked = () => network.requests(walletWire.getOrder).length;
const show = async (changes: Partial<Order> = {}, options = {}) => {
  network.use(mockCall(walletWire.getOrder, depositOrder(changes)));
  const view = await renderFeature(walletFeature, `/m/voucherCenter/order/${NUMBER}`, { ...asMember, ...options });
  await screen.findByText(NUMBER);
  return view;
};
const steps = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => `${item.dataset.state} ${item.textContent?.replace(/^\d/, '')}`);
const at = (minutes: number) => ORDER_TIME + minutes * 60_000;
const credited: Partial<Order> = { status: 'successful', step: 'credited', payTo: null, balanceAfter: '13480.55', updatedAt: at(5) };
const confirming: Partial<Order> = {
  status: 'checking',
  step: 'confirming',
  payTo: null,
  timeline: [
    { step: 'created', at: ORDER_TIME },
    { step: 'confirming', at: at(1) },
  ],
};

beforeEach(() => {
  jest.useFakeTimers({ now: at(1), advanceTimers: true, doNotFake: ['queueMicrotask', 'performance'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('paying', () => {
  test('shows where to pay, the exact amount and the remaining time, with copy buttons', async () => {
    await show();
    expect(screen.getByText('Pay exactly')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^2[89]:\d\d$/);
    expect(await screen.findByRole('img', { name: 'QR code to pay with PalmPay' })).toBeVisible();
    for (const [label, value] of [
      ['Account name', 'Parlour Services'],
      ['Account number', '09171234567'],
      ['Order', NUMBER],
    ]) {
      expect(screen.getByRole('button', { name: new RegExp(`Copy ${label}$`) })).toBeVisible();
      expect(screen.getByText(value as string)).toBeVisible();
    }
    // Amounts are shown with separators and copied as plain digits.
    expect(within(screen.getByText('Exact amount').parentElement as HTMLElement).getByText('₱1,000.00')).toBeVisible();
  });

  test('an unpaid deposit is cancelled after a confirmation', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Cancel this deposit' }));
    expect(screen.getByText(/Cancel only if you have not paid yet/)).toBeVisible();
    expect(network.requests(walletWire.cancelDeposit)).toEqual([]);
    const cancelled = depositOrder({ status: 'cancelled', step: 'cancelled', timeline: [{ step: 'cancelled', at: at(3) }] });
    network.use(mockCall(walletWire.cancelDeposit, cancelled), mockCall(walletWire.getOrder, cancelled));
    await user.click(screen.getByRole('button', { name: 'Cancel deposit' }));
    expect(await screen.findByText('You cancelled this deposit.')).toBeVisible();
    expect(network.requests(walletWire.cancelDeposit)).toEqual([{ orderNo: NUMBER }]);
    expect(screen.queryByRole('button', { name: 'Cancel this deposit' })).not.toBeInTheDocument();
  });

  test.each(['rejected', 'expired', 'cancelled'] as const)('a %s order brings nothing, so it names its amount', async (status) => {
    await show({ status, step: status, fee: '10.00', receive: '990.00' });
    expect(await screen.findByText('Amount')).toBeVisible();
    expect(screen.queryByText('You receive')).not.toBeInTheDocument();
    expect(screen.queryByText('Wagering before withdrawal')).not.toBeInTheDocument();
  });

  test('a wallet app opens by its link; a link that is no safe address is left out', async () => {
    const payTo = { provider: 'PalmPay', accountNumber: '09171234567', appUrl: 'https://app.palmpay.example/pay/1' };
    const { unmount } = await show({ payTo });
    const link = await screen.findByRole('link', { name: 'Open PalmPay' });
    expect(link).toHaveAttribute('href', 'https://app.palmpay.example/pay/1');
    expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(screen.getByRole('button', { name: /Copy Account number/ })).toBeVisible();
    unmount();
    await show({ payTo: { ...payTo, appUrl: 'javascript:alert(1)' } });
    expect(screen.queryByRole('link', { name: 'Open PalmPay' })).not.toBeInTheDocument();
  });

  test.each(['9988 7766', '\u202a99887766\u202c', '၉၉၈၈၇၇၆၆'])('the reference %j is sent as 99887766', async (typed) => {
    const { user } = await show();
    await user.type(screen.getByRole('textbox', { name: 'Reference number (optional)' }), typed);
    await user.click(screen.getByRole('button', { name: 'I have paid' }));
    await waitFor(() => expect(network.requests(walletWire.confirmDepositPaid)).toEqual([{ orderNo: NUMBER, reference: '99887766' }]));
  });

  test('a reference that is too long is kept and refused', async () => {
    const { user } = await show();
    const reference = screen.getByRole('textbox', { name: 'Reference number (optional)' });
    await user.click(reference);
    await user.paste('9'.repeat(61));
    await user.click(screen.getByRole('button', { name: 'I have paid' }));
    expect(reference).toHaveValue('9'.repeat(61));
    expect(reference).toHaveAccessibleDescription(/Use 60 characters at most/);
    expect(network.requests(walletWire.confirmDepositPaid)).toEqual([]);
  });

  test('"I have paid" is sent once, with the reference, and the order moves to the next step', async () => {
    const recorder = recordToasts();
    const { user } = await show({}, { with: [...asMember.with, recorder.feature] });
    await user.type(screen.getByRole('textbox', { name: 'Reference number (optional)' }), ' 998877 ');
    network.use(mockCall(walletWire.getOrder, depositOrder(confirming)));
    const button = screen.getByRole('button', { name: 'I have paid' });
    await user.dblClick(button);
    expect(await screen.findByText('Checking')).toBeVisible();
    expect(network.requests(walletWire.confirmDepositPaid)).toEqual([{ orderNo: NUMBER, reference: '998877' }]);
    expect(recorder.toasts).toEqual([{ level: 'success', text: 'Thank you. We are confirming your payment.' }]);
    expect(screen.queryByRole('button', { name: 'I have paid' })).not.toBeInTheDocument();
    expect(screen.getByText(/You can leave this page/)).toBeVisible();
  });

  test.each([
    ['I have paid', walletWire.confirmDepositPaid],
    ['Cancel deposit', walletWire.cancelDeposit],
  ] as const)('that "%s" was not sent for lack of a connection is said no longer than it is lost', async (name, call) => {
    const { user } = await show();
    if (name === 'Cancel deposit') await user.click(screen.getByRole('button', { name: 'Cancel this deposit' }));
    network.goOffline();
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(/No internet/)).toBeVisible();
    network.comeBack();
    await waitFor(() => expect(screen.queryByText(/No internet/)).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name })).toBeEnabled();
    expect(network.requests(call)).toEqual([]);
  });

  test.each([
    ['I have paid', walletWire.confirmDepositPaid, depositOrder(confirming)],
    ['Cancel deposit', walletWire.cancelDeposit, depositOrder({ status: 'cancelled', step: 'cancelled' })],
  ] as const)('once it is accepted, "%s" is not offered again, even if the order cannot be fetched', async (name, call, changed) => {
    const { user } = await show();
    network.use(mockCall(call, changed), mockCall(walletWire.getOrder, connectionLost()));
    if (name === 'Cancel deposit') await user.click(screen.getByRole('button', { name: 'Cancel this deposit' }));
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
    expect(network.requests(call)).toHaveLength(1);
  });

  test('after a lost reply to "I have paid", the outcome is unknown and the order is refetched', async () => {
    const { user } = await show();
    network.use(mockCall(walletWire.confirmDepositPaid, connectionLost()));
    await user.click(screen.getByRole('button', { name: 'I have paid' }));
    expect(await screen.findByText(/We don't know yet whether this reached us/)).toBeVisible();
    await waitFor(() => expect(asked()).toBeGreaterThan(1));
    expect(network.requests(walletWire.confirmDepositPaid)).toHaveLength(1);
  });

  test('a refused "I have paid" shows the reason', async () => {
    const { user } = await show();
    network.use(mockCall(walletWire.confirmDepositPaid, refuse('ORDER_UNKNOWN')));
    await user.click(screen.getByRole('button', { name: 'I have paid' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("We can't find this order.");
  });

  test('a payment page opens in the same tab and its host is shown; an unsafe address is blocked with a message', async () => {
    const { unmount } = await show({ payTo: { provider: 'Isla QR', url: 'https://pay.example.com/o/1' } });
    const link = screen.getByRole('link', { name: 'Pay on pay.example.com' });
    expect(link).toHaveAttribute('href', 'https://pay.example.com/o/1');
    expect(link).not.toHaveAttribute('target');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    unmount();
    await show({ payTo: { provider: 'Isla QR', url: 'https://192.168.1.1/o/1' } });
    expect(screen.queryByRole('link', { name: /Pay on/ })).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('This link was blocked because it may not be safe.');
  });

  test('in an in-app browser, the screen says that the payment page replaces it and how to open a browser', async () => {
    actAs('androidFacebook');
    const { user } = await show({ payTo: { provider: 'Isla QR', url: 'https://pay.example.com/o/1' } });
    expect(screen.getByText(/replaces this one\. Your order is saved: you will find it under Records\./)).toBeVisible();
    const question = await screen.findByText('Payment page not opening?');
    await user.click(question);
    const answer = within(question.parentElement as HTMLElement);
    expect(answer.getByText(`http://localhost/m/voucherCenter/order/${NUMBER}`)).toBeVisible();
  });

  test('in an in-app browser, the screen offers help with choosing a receipt file', async () => {
    actAs('androidFacebook');
    await show();
    expect(await screen.findByText('Nothing opens?')).toBeVisible();
  });

  test('when the time to pay runs out, the order is refetched and can no longer be paid', async () => {
    await show({ expiresAt: at(2) });
    const before = asked();
    network.use(mockCall(walletWire.getOrder, depositOrder({ status: 'expired', step: 'expired', payTo: null })));
    await act(async () => void (await jest.advanceTimersByTimeAsync(61_000)));
    expect(asked()).toBeGreaterThan(before);
    expect(await screen.findByText('The time to pay ran out.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I have paid' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start a new deposit' })).toHaveAttribute('href', '/m/voucherCenter');
  });
});

describe('following the order', () => {
  test('product 4.6: shows the steps of a deposit and its usual time', async () => {
    await show(confirming);
    expect(steps()).toEqual([
      expect.stringMatching(/^done Order created/),
      expect.stringMatching(/^done Waiting for payment/),
      'now Confirming your paymentNormally about 2 min. Now 0 min.',
      'next Credited to your balance',
    ]);
  });

  test('product 4.6: polls after 5 s with a growing interval, and stops once the order is final', async () => {
    await show(confirming);
    expect(asked()).toBe(1);
    await act(async () => void (await jest.advanceTimersByTimeAsync(3000)));
    expect(asked()).toBe(1);
    await act(async () => void (await jest.advanceTimersByTimeAsync(3000)));
    await waitFor(() => expect(asked()).toBe(2));
    network.use(
      mockCall(walletWire.getOrder, depositOrder({ status: 'successful', step: 'credited', payTo: null, balanceAfter: '13480.55' })),
    );
    await act(async () => void (await jest.advanceTimersByTimeAsync(8000)));
    expect(await screen.findByText('Successful')).toBeVisible();
    expect(screen.getByText('13,480.55')).toBeVisible();
    const done = asked();
    await act(async () => void (await jest.advanceTimersByTimeAsync(120_000)));
    expect(asked()).toBe(done);
    expect(screen.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/m/home');
  });

  test('while the player looks, the new balance counts up; a tap shows the final amount at once', async () => {
    // The first frame, for as long as the test needs it.
    const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const { user } = await show(confirming);
    network.use(mockCall(walletWire.getOrder, depositOrder(credited)));
    const digits = () => screen.getByText('New balance').parentElement?.querySelector('[aria-hidden]');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await screen.findByText('New balance');
    expect(digits()).toHaveTextContent('₱12,480.55');
    await user.click(screen.getByText('New balance'));
    expect(digits()).toBeNull();
    expect(screen.getByText('13,480.55')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Play' })).toBeVisible();
    frames.mockRestore();
  });

  test('with reduced motion the final amount stands there from the start', async () => {
    document.documentElement.dataset['motion'] = 'reduce';
    const { user } = await show(confirming);
    network.use(mockCall(walletWire.getOrder, depositOrder(credited)));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('13,480.55')).toBeVisible();
    expect(screen.getByText('New balance').parentElement?.querySelector('[aria-hidden]')).toBeNull();
  });

  test('an order that was credited before shows the new balance at once', async () => {
    await show({ status: 'successful', step: 'credited', payTo: null, balanceAfter: '13480.55' });
    expect(screen.getByText('13,480.55')).toBeVisible();
    expect(screen.getByText('New balance').parentElement?.querySelector('[aria-hidden]')).toBeNull();
  });

  test('product 4.6: cash and bonus stand in the head and in the new balance of a deposit with a promotion, and add up to its quote', async () => {
    document.documentElement.dataset['motion'] = 'reduce';
    await show({ ...credited, receive: '500.00', bonus: '250.00', bonusTurnover: '6000.00', balanceAfter: '500.00', bonusAfter: '250.00' });
    const head = screen.getByText('You received').parentElement;
    expect(head).toHaveTextContent('You received₱750.00Cash ₱500.00 · Bonus ₱250.00Successful');
    expect(screen.getByText('New balance').parentElement).toHaveTextContent('New balance₱500.00 Cash₱250.00 Bonus');
  });

  test('the promise of a deposit with a promotion stays the same while it is confirmed', async () => {
    await show({ ...confirming, receive: '500.00', fee: '5.00', bonus: '250.00' });
    expect(screen.getAllByText('You receive').map((label) => label.nextSibling?.textContent)).toEqual(['₱750.00', '₱750.00']);
  });

  test('polling pauses while the page is hidden and resumes at once when it is visible again', async () => {
    await show(confirming);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(async () => void (await jest.advanceTimersByTimeAsync(60_000)));
    expect(asked()).toBe(1);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(asked()).toBe(2));
    hidden.mockRestore();
  });

  test('the balance is refetched when the order is credited', async () => {
    const { user, store } = await show(confirming);
    await act(async () => void (await store.dispatch(walletsApi.endpoints.getMemberWallet.initiate())));
    network.use(mockCall(walletWire.getOrder, depositOrder({ status: 'successful', step: 'credited', payTo: null })));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Successful')).toBeVisible();
    await waitFor(() => expect(network.requests(walletWire.getMemberWallet)).toHaveLength(2));
  });

  test('after twice the usual time, the screen says so and names the order number', async () => {
    await show({ ...confirming, timeline: [{ step: 'confirming', at: at(-5) }] });
    expect(screen.getByText('Taking longer than usual')).toBeVisible();
    expect(screen.getByText(`We are working on it. If you contact us, mention order ${NUMBER}.`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Report a problem' })).toHaveAttribute('href', `/m/feedback?topic=deposit&order=${NUMBER}`);
  });

  test.each([
    ['PAYMENT_NOT_FOUND', 'We could not find your payment.'],
    ['PROVIDER_DECLINED', 'Your wallet or bank declined this. It may limit gaming payments.'],
    ['SOMETHING_NEW', 'It did not go through (SOMETHING_NEW).'],
  ])('an order rejected for %s shows the reason and the next steps', async (reason, text) => {
    await show({ status: 'rejected', step: 'rejected', reason, payTo: null });
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Start a new deposit' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all orders' })).toHaveAttribute('href', '/m/gameRecord?tab=money');
    expect(screen.getByRole('link', { name: 'Report a problem' })).toHaveAttribute('href', `/m/feedback?topic=deposit&order=${NUMBER}`);
  });
});

describe('load errors', () => {
  test('an unknown order says so and links to all orders', async () => {
    network.use(mockCall(walletWire.getOrder, refuse('ORDER_UNKNOWN')));
    await renderFeature(walletFeature, '/m/voucherCenter/order/D-0', asMember);
    expect(await screen.findByText("We can't find this order")).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all orders' })).toBeVisible();
  });

  test('a load error shows its code, and a retry loads the order', async () => {
    network.use(mockCall(walletWire.getOrder, httpStatus(500)));
    const { user } = await renderFeature(walletFeature, `/m/voucherCenter/order/${NUMBER}`, asMember);
    expect(await screen.findByText("We couldn't load the order")).toBeVisible();
    expect(screen.getByText('HTTP-500')).toBeVisible();
    network.use(mockCall(walletWire.getOrder, depositOrder()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(NUMBER)).toBeVisible();
  });

  test('a failed refresh keeps the order on screen, with its time', async () => {
    const { user } = await show(confirming);
    network.use(mockCall(walletWire.getOrder, httpStatus(500)));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText(/^As of /)).toBeVisible();
    expect(screen.getByText(NUMBER)).toBeVisible();
  });

  test("the number of a withdrawal redirects to the withdrawal's screen", async () => {
    const { location } = await renderFeature(walletFeature, '/m/voucherCenter/order/W-1', asMember);
    await waitFor(() => expect(location()).toBe('/m/withdraw/order/W-1'));
  });
});
