import { adoptCountries } from '@parlour/kernel';
import { siteWire } from '@parlour/site/wire';
import { playControlsWire } from '@parlour/player/wire';
import { mockCall, network, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { walletFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { depositOrder } from '../../mocks/orders';
import { asMember } from '../../mocks/players';
import { depositMethod } from '../../mocks/transfers';
import { walletWire } from '../../wire';

useNetwork(...handlers);

const channel = { channelId: 'a', name: 'Direct', min: '100', max: '20000', feeRate: '0', typicalMinutes: 2, health: 'ok' as const };
const promotion = {
  promotionId: 'p10',
  title: '10 % reload bonus',
  min: '200',
  rate: '0.1',
  maxBonus: '1000',
  turnoverTimes: '8',
  excluded: ['Poker'],
  terms: 'Play it eight times.',
};
const open = (path = '/m/voucherCenter') => renderFeature(walletFeature, path, asMember);
const sent = () => network.requests(walletWire.createDeposit);
type User = Awaited<ReturnType<typeof open>>['user'];
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** The row says which promotion is chosen, or that there is none; a tap opens all of them. */
const promotionRow = (name: RegExp) => screen.findByRole('button', { name });
const openPromotions = async (user: User) => {
  await user.click(await promotionRow(/^(No promotion|10 % reload bonus|Warm Welcome)/));
  return dialog('Promotion');
};
const amountField = () => screen.findByRole('textbox', { name: 'Amount' });

describe('payment channels (product 4.6)', () => {
  test('a channel that is down cannot be chosen, and the limits follow the chosen channel', async () => {
    const channels = [
      channel,
      { ...channel, channelId: 'b', name: 'Express', max: '500', feeRate: '0.01' },
      { ...channel, channelId: 'c', name: 'Reserve', health: 'down' as const },
    ];
    network.use(mockCall(walletWire.getDepositMethods, [depositMethod({ channels })]));
    const { user } = await open();
    await user.type(await amountField(), '600');
    await user.click(screen.getByRole('button', { name: /^PalmPay · Direct/ }));
    const sheet = await dialog('How to pay');
    expect(sheet.getByRole('button', { name: /Reserve.*Not working right now/ })).toBeDisabled();
    await user.click(sheet.getByRole('button', { name: /Express.*₱100 – ₱500 · 1% fee/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('The maximum is ₱500.')).toBeVisible();
    await user.clear(await amountField());
    await user.type(await amountField(), '400');
    await user.click(screen.getByRole('button', { name: 'Pay ₱400.00' }));
    await waitFor(() => expect(sent()).toMatchObject([{ methodId: 'palmpay', channelId: 'b', amount: '400.00' }]));
  });
});

describe('deposit promotions (product 4.6)', () => {
  beforeEach(() => network.use(mockCall(walletWire.getDepositPromotions, [promotion])));

  test('no promotion is chosen by default, and none is sent', async () => {
    const { user } = await open();
    expect(await promotionRow(/^No promotion/)).toHaveTextContent('1 available');
    await user.type(await amountField(), '500');
    await user.click(screen.getByRole('button', { name: 'Pay ₱500.00' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).not.toHaveProperty('promotionId');
  });

  test('a promotion is taken by accepting its terms, and the preview includes its bonus and turnover', async () => {
    const { user } = await open();
    await user.type(await amountField(), '500');
    await user.click((await openPromotions(user)).getByRole('radio', { name: /10 % reload bonus/ }));
    expect(await screen.findByText('Play it eight times.')).toBeVisible();
    expect(screen.getByText('Poker')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept the terms' }));
    expect(await screen.findByText('₱550.00')).toBeVisible();
    expect(screen.getByText('₱400.00')).toBeVisible();
    // A live region inside the button would be read as its name.
    for (const button of screen.getAllByRole('button')) expect(within(button).queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^10 % reload bonus/ })).toHaveAccessibleDescription(/₱400/);
    await user.click(screen.getByRole('button', { name: 'Pay ₱500.00' }));
    await waitFor(() => expect(sent()).toMatchObject([{ promotionId: 'p10' }]));
  });

  describe('the link of a promotion', () => {
    const welcome = {
      ...promotion,
      promotionId: 'PH-welcome',
      title: 'Warm Welcome',
      rate: '0.5',
      maxBonus: '5000',
      turnoverBase: 'depositAndBonus' as const,
      isFirstOnly: true,
    };
    const link = '/m/voucherCenter?promotion=PH-welcome';

    test('it stands first and is chosen, says what it means, and is sent with the deposit', async () => {
      network.use(mockCall(walletWire.getDepositPromotions, [promotion, welcome]));
      const { user } = await open(link);
      expect(await promotionRow(/^Warm Welcome/)).toBeVisible();
      await user.type(await amountField(), '500');
      expect(screen.getByText('+₱250 on ₱500 · 8× wagering = ₱6,000 to play')).toBeVisible();
      const sheet = await openPromotions(user);
      expect(sheet.getAllByRole('radio')[0]).toHaveAccessibleName(/Warm Welcome/);
      expect(sheet.getByRole('radio', { name: /Warm Welcome/ })).toBeChecked();
      await user.click(sheet.getByRole('button', { name: 'Read the terms' }));
      const terms = await dialog('Warm Welcome');
      expect(terms.getByText('For your first deposit only.')).toBeVisible();
      await user.click(terms.getByRole('button', { name: 'Close' }));
      await user.click(sheet.getByRole('button', { name: 'Close' }));
      await user.click(screen.getByRole('button', { name: 'Pay ₱500.00' }));
      await waitFor(() => expect(sent()).toMatchObject([{ promotionId: 'PH-welcome', amount: '500.00' }]));
    });

    test('the bonus can be removed', async () => {
      network.use(mockCall(walletWire.getDepositPromotions, [promotion, welcome]));
      const { user } = await open(link);
      await user.click(await screen.findByRole('button', { name: 'Remove the bonus' }));
      expect(await promotionRow(/^No promotion/)).toBeVisible();
      await user.type(await amountField(), '500');
      await user.click(screen.getByRole('button', { name: 'Pay ₱500.00' }));
      await waitFor(() => expect(sent()).toHaveLength(1));
      expect(sent()[0]).not.toHaveProperty('promotionId');
    });

    test('a promotion that is not offered is said to be over, and nothing is chosen', async () => {
      await open(link);
      expect(await screen.findByText(/This promotion is not available to you/)).toBeVisible();
      expect(await promotionRow(/^No promotion/)).toBeVisible();
    });

    test('a refusal by the gateway says why', async () => {
      network.use(
        mockCall(walletWire.getDepositPromotions, [welcome]),
        mockCall(walletWire.createDeposit, refuse('PROMOTION_CLOSED', { reason: 'firstDeposit' })),
      );
      const { user } = await open(link);
      await user.type(await amountField(), '500');
      await user.click(await screen.findByRole('button', { name: 'Pay ₱500.00' }));
      expect(await screen.findByText(/It is for a first deposit only. Nothing was sent/)).toBeVisible();
    });
  });

  test('below its minimum deposit, a promotion says so and is not sent', async () => {
    const { user } = await open();
    await user.click((await openPromotions(user)).getByRole('radio', { name: /10 % reload bonus/ }));
    await user.click(screen.getByRole('button', { name: 'Accept the terms' }));
    await user.type(await amountField(), '150');
    expect(screen.getByText(/This promotion starts at ₱200/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay ₱150.00' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).not.toHaveProperty('promotionId');
  });

  test('product 4.7: after a withdrawal, promotions are hidden for the rest of the session', async () => {
    sessionStorage.setItem('wallet.withdrawn', 'true');
    await open();
    await amountField();
    expect(screen.queryByRole('button', { name: /No promotion/ })).not.toBeInTheDocument();
  });
});

describe('limits and breaks (product 4.6)', () => {
  test('a used-up limit closes the form and shows when it resets', async () => {
    const resetsAt = Date.UTC(2026, 10, 22, 16, 0);
    network.use(mockCall(walletWire.getRemainingLimit, { limit: '500', remaining: '0', resetsAt }));
    await open();
    expect(await screen.findByText("You've reached your deposit limit.")).toBeVisible();
    expect(screen.getByText(/^Resets /)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Amount' })).not.toBeInTheDocument();
  });

  test('a break closes the form', async () => {
    network.use(mockCall(walletWire.getRemainingLimit, { breakUntil: Date.now() + 3_600_000 }));
    await open();
    expect(await screen.findByRole('heading', { name: /^You are on a break until/ })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Amount' })).not.toBeInTheDocument();
  });

  test('an exclusion is not called a break', async () => {
    network.use(
      mockCall(siteWire.getStatus, { info: { whitelabel: { playLimits: true } } }),
      mockCall(playControlsWire.getPlayState, { pause: { kind: 'exclusion', startedAt: Date.now(), until: null }, reached: null }),
    );
    await open();
    expect(await screen.findByText('You are excluded from play: permanently')).toBeVisible();
    expect(screen.getByText(/Withdrawals, records, inbox and chat stay open\.$/)).toBeVisible();
    expect(screen.queryByText(/^You are on a break/)).not.toBeInTheDocument();
  });

  test('whoever has set a limit is not asked to set one first', async () => {
    network.use(mockCall(walletWire.getRemainingLimit, { isFirst: true, limit: '500', remaining: '500' }));
    await open();
    expect(await screen.findByText(/left of your deposit limit/)).toBeVisible();
    await amountField();
    expect(screen.queryByRole('link', { name: 'Set a limit' })).not.toBeInTheDocument();
  });

  test('when the first deposit is to be paid, a limit is suggested once per session; without one it is sent', async () => {
    network.use(mockCall(walletWire.getRemainingLimit, { isFirst: true }));
    const { user } = await open();
    await user.type(await amountField(), '500');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Pay / }));
    expect(await screen.findByRole('link', { name: 'Set a limit' })).toHaveAttribute('href', expect.stringContaining('/m/playControls'));
    expect(network.requests(walletWire.createDeposit)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(network.requests(walletWire.createDeposit)).toHaveLength(1));
    expect(sessionStorage.getItem('wallet.limitAsked')).toBe('true');
  });

  test('a suggestion that is closed sends nothing, and the next tap pays without it', async () => {
    network.use(mockCall(walletWire.getRemainingLimit, { isFirst: true }));
    const { user } = await open();
    await user.type(await amountField(), '500');
    await user.click(screen.getByRole('button', { name: /^Pay / }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(network.requests(walletWire.createDeposit)).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Pay / }));
    await waitFor(() => expect(network.requests(walletWire.createDeposit)).toHaveLength(1));
  });
});

test('spec 4: without dep_func the player first chooses a method from a list, then sees the form', async () => {
  network.use(mockCall(siteWire.getStatus, { info: { mobileTemplate: { dep_func: '0' } } }));
  const { user, location } = await open();
  await user.click(await screen.findByRole('button', { name: /Isla QR/ }));
  expect(location()).toBe('/m/voucherCenter?method=islaqr');
  await user.type(await amountField(), '500');
  await user.click(screen.getByRole('button', { name: 'Pay ₱500.00' }));
  await waitFor(() => expect(sent()).toMatchObject([{ methodId: 'islaqr' }]));
});

describe('payment receipts (product 4.6)', () => {
  const order = depositOrder({ createdAt: Date.now(), expiresAt: Date.now() + 600_000 });
  const file = (bytes: number[], name: string) => new File([Uint8Array.from(bytes)], name, { type: 'image/png' });
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1];
  const pick = async (...files: File[]) => {
    network.use(mockCall(walletWire.getOrder, order));
    const { user } = await open(`/m/voucherCenter/order/${order.orderNo}`);
    await user.upload(await screen.findByLabelText('Receipt'), files);
  };

  test('an image is uploaded; a text file named .png is refused', async () => {
    await pick(file(png, 'paid.png'), file([60, 104], 'page.png'));
    expect(await screen.findByText('Sent')).toBeVisible();
    expect(await screen.findByText('This is not a PNG or JPG picture.')).toBeVisible();
    expect(network.requests(walletWire.putProof)).toMatchObject([{ orderNo: order.orderNo, part: 0, parts: 1 }]);
  });

  test('at most three receipts are uploaded', async () => {
    await pick(...['1', '2', '3', '4'].map((name) => file(png, `${name}.png`)));
    await waitFor(() => expect(screen.getAllByText('Sent')).toHaveLength(3));
    expect(screen.queryByText('4.png')).not.toBeInTheDocument();
  });
});

test('quick amounts have the decimals of their currency, and are filled in as they are written', async () => {
  const currency = { code: 'KWD', symbol: 'KD', symbolPlace: 'before', decimals: 3, otherNames: [], namesBefore: [] } as const;
  adoptCountries([{ code: 'KW', names: {}, dialingCode: '965', timeZone: 'Asia/Kuwait', currency, languages: ['EN'] }]);
  network.use(
    mockCall(walletWire.getMemberWallet, { currency: 'KWD', currencySymbol: 'KD', sumBalance: '1.000', withdrawable: '1.000' }),
    mockCall(walletWire.getDepositMethods, [depositMethod({ min: '0.250', max: '100', presets: ['5', '10.500', '20.125'] })]),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: '20.125' }));
  expect(await amountField()).toHaveValue('20.125');
  const amounts = screen.getByRole('group', { name: 'Quick amounts' });
  expect(
    within(amounts)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['5', '10.500', '20.125']);
  adoptCountries([]);
});
