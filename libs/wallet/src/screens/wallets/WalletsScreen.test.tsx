import { knownPauses } from '@parlour/player';
import {
  connectionLost,
  httpStatus,
  mockCall,
  network,
  refuse,
  renderFeature,
  storedIntents,
  useNetwork,
  writeConfig,
} from '@parlour/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { walletFeature } from '../../feature';
import { handlers, page } from '../../mocks/handlers';
import { memberWallets, walletTransfer } from '../../mocks/memberWallets';
import { asMember } from '../../mocks/players';
import { readAmount } from '../../rules/amount';
import { memberWalletsWire } from '../../wire';

useNetwork(...handlers);

const open = () => renderFeature(walletFeature, '/m/wallets', asMember);
const sent = () => network.requests(memberWalletsWire.transferBetweenWallets);
const amountField = () => screen.findByRole('textbox', { name: 'Amount' });
type User = Awaited<ReturnType<typeof open>>['user'];
const fromMain = async (user: User) => user.selectOptions(await screen.findByRole('combobox', { name: 'From' }), 'main');

test('shows every wallet with its balance; a double tap transfers once, and the transfer is listed', async () => {
  const { user } = await open();
  // As the note advises: money that no game can use goes back to the main wallet.
  expect(await screen.findByRole('combobox', { name: 'From' })).toHaveDisplayValue('Sports · ₱200.00');
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveDisplayValue('Main wallet · ₱12,480.55');
  expect(screen.getByText('Not available right now')).toBeVisible();
  expect(screen.getByText(/Games use your main wallet only/)).toBeVisible();
  await user.type(await amountField(), '100');
  await user.dblClick(screen.getByRole('button', { name: 'Move ₱100.00' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move' })).toBeEnabled());
  expect(sent()).toEqual([{ idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/), fromId: 'sports', toId: 'main', amount: '100.00' }]);
  expect(await screen.findByText('Main wallet → Sports')).toBeVisible();
});

test('also without money in the other wallets, the form does not send money where the note advises against it', async () => {
  const [main, sports] = memberWallets.wallets;
  if (!main || !sports) throw new Error('no wallets');
  network.use(mockCall(memberWalletsWire.getMemberWallets, { ...memberWallets, wallets: [main, { ...sports, balance: '0.00' }] }));
  const { user } = await open();
  // Wallets that no game uses are folded away while they are empty.
  expect(screen.queryByRole('combobox', { name: 'From' })).toBeNull();
  await user.click(await screen.findByText('Other wallets'));
  expect(await screen.findByRole('combobox', { name: 'From' })).toHaveValue('sports');
  expect(await amountField()).toHaveAccessibleDescription('There is nothing to move in Sports.');
});

test('choosing the target wallet as the source swaps the two', async () => {
  const { user } = await open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'From' }), 'main');
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('sports');
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(await amountField()).toHaveValue('12480.55');
});

test('product 4.21: once a pause begins, money comes back to the main wallet and goes nowhere else, until it ends', async () => {
  const { user } = await open();
  await fromMain(user);
  await user.type(await amountField(), '50');
  const choices = (name: string) => within(screen.getByRole('combobox', { name })).getAllByRole('option');
  const texts = (name: string) => choices(name).map((option) => option.textContent);
  // As another tab does.
  const breakOf = { kind: 'break', startedAt: Date.now(), until: Date.now() + 3_600_000, isConfirmed: true } as const;
  act(() => knownPauses.change(() => ({ '200jilif3/maria': breakOf })));
  expect(screen.getByText(/^You are on a break until/)).toBeVisible();
  expect(texts('From')).toEqual(['Sports · ₱200.00']);
  expect(texts('To')).toEqual(['Main wallet · ₱12,480.55']);
  await user.click(screen.getByRole('button', { name: 'Move ₱50.00' }));
  await waitFor(() => expect(sent()).toMatchObject([{ fromId: 'sports', toId: 'main', amount: '50.00' }]));
  act(() => knownPauses.change(() => ({})));
  expect(texts('From')).toHaveLength(2);
});

test.each(['₱100.00', 'PHP 100', '၁၀၀', '１００', '\u200e100'])('the amount %j is moved as 100, and the field says so', async (typed) => {
  const { user } = await open();
  await fromMain(user);
  await user.type(await amountField(), typed);
  expect(await amountField()).toHaveAccessibleDescription(/= ₱100\.00/);
  await user.click(screen.getByRole('button', { name: 'Move ₱100.00' }));
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ amount: '100.00' })]));
});

test.each(['', '100,50', '1.000,50', '1e3', '-5', '0', '0.001', '99999999999999999999', '12480.56'])(
  'the amount "%s" is not sent and its field is marked invalid',
  async (typed) => {
    const { user } = await open();
    await fromMain(user);
    if (typed) await user.type(await amountField(), typed);
    else await amountField();
    await user.click(screen.getByRole('button', { name: /^Move/ }));
    expect(await amountField()).toBeInvalid();
    expect(sent()).toEqual([]);
  },
);

test('any invalid amount is marked, focused and explained, and never sent', async () => {
  const { user } = await open();
  await fromMain(user);
  const field = await amountField();
  const limits = { min: '1', max: '12480.55', available: '12480.55' };
  const shapes = fc.oneof(
    fc.double().map(String),
    fc.stringMatching(/^[\d.,eE+-]{0,45}$/),
    fc.bigInt({ min: 1_248_056n, max: 10n ** 40n }).map((cents) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(
      shapes.filter((text) => readAmount(text, '₱', limits).problem !== undefined),
      async (typed) => {
        fireEvent.change(field, { target: { value: typed } });
        // The form library validates asynchronously.
        await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Move/ })));
        expect(field).toBeInvalid();
        expect(field).toHaveFocus();
        expect(field).toHaveAccessibleDescription(/minimum|maximum|Enter|digits|too long|have/i);
      },
    ),
    { numRuns: 60 },
  );
  expect(sent()).toEqual([]);
});

test('any valid amount is sent exactly as typed, and once', async () => {
  const money = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  const { user } = await open();
  await fromMain(user);
  const cents = fc.sample(fc.integer({ min: 100, max: 1_248_055 }), 5);
  for (const [index, amount] of cents.map(money).entries()) {
    fireEvent.change(await amountField(), { target: { value: amount } });
    await user.dblClick(screen.getByRole('button', { name: /^Move ₱/ }));
    await waitFor(() => expect(sent()).toHaveLength(index + 1));
    expect(sent().at(-1)).toMatchObject({ amount });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move' })).toBeEnabled());
  }
});

test('after a lost reply the outcome is unknown, and the transfer is found by its key', async () => {
  network.use(mockCall(memberWalletsWire.transferBetweenWallets, connectionLost()));
  const { user } = await open();
  await user.type(await amountField(), '100');
  await user.click(screen.getByRole('button', { name: 'Move ₱100.00' }));
  expect(await screen.findByRole('heading', { name: "We're checking this. Don't repeat it." })).toBeVisible();
  expect(screen.queryByText(/fail/i)).not.toBeInTheDocument();
  network.use(mockCall(memberWalletsWire.findWalletTransfer, walletTransfer()));
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  // What was sent is done: the form that comes back does not offer it again.
  expect(await amountField()).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Move' })).toBeVisible();
  expect(sent()).toHaveLength(1);
  expect(storedIntents()).toEqual([]);
});

describe('a gateway without keys', () => {
  let forget: () => void;
  beforeEach(() => (forget = writeConfig({ withoutKeys: true })));
  afterEach(() => forget());
  const way = { fromWallet: 'Sports', toWallet: 'Main wallet', amount: '100.00' };

  async function move() {
    network.use(mockCall(memberWalletsWire.transferBetweenWallets, connectionLost()));
    const { user } = await open();
    await user.type(await amountField(), '100');
    await user.click(screen.getByRole('button', { name: 'Move ₱100.00' }));
    expect(await screen.findByText(/Check your records before you try again/)).toBeVisible();
    return user;
  }
  const list = (...changes: object[]) =>
    network.use(
      mockCall(
        memberWalletsWire.getWalletTransfers,
        page(changes.map((change, index) => walletTransfer({ transferNo: `X-2611-00090${index}`, at: Date.now(), ...way, ...change }))),
      ),
    );

  test.each([
    ['by the names of its wallets', {}],
    ['by their ids, if the names are in another language', { fromId: 'sports', toId: 'main', fromWallet: 'အားကစား', toWallet: 'ပင်မ' }],
  ])('a transfer whose reply was lost is found in the list %s, and was sent once', async (_, changes) => {
    const user = await move();
    list(changes);
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await amountField()).toHaveValue('');
    expect(sent()).toHaveLength(1);
    expect(network.requests(memberWalletsWire.findWalletTransfer)).toEqual([]);
    expect(storedIntents()).toEqual([]);
  });

  test.each<[string, object[]]>([
    ['another amount', [{ amount: '100.01' }]],
    ['the other way', [{ fromWallet: 'Main wallet', toWallet: 'Sports' }]],
    ['the ids of other wallets', [{ fromId: 'live', toId: 'main' }]],
    ['another hour', [{ at: Date.now() - 3_600_000 }]],
    ['two that fit', [{}, {}]],
  ])('%s: no transfer is taken for it', async (_, rows) => {
    const user = await move();
    list(...rows);
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check now' })).toBeEnabled());
    expect(screen.getByText(/Check your records before you try again/)).toBeVisible();
    expect(sent()).toHaveLength(1);
  });
});

test('a refusal says that no money was moved', async () => {
  network.use(mockCall(memberWalletsWire.transferBetweenWallets, refuse('INSUFFICIENT_BALANCE')));
  const { user } = await open();
  await user.type(await amountField(), '100');
  await user.click(screen.getByRole('button', { name: 'Move ₱100.00' }));
  expect(await screen.findByText('No money was moved.')).toBeVisible();
});

test('an empty transfer list says so', async () => {
  network.use(mockCall(memberWalletsWire.getWalletTransfers, page([])));
  await open();
  expect(await screen.findByText('No transfers yet.')).toBeVisible();
});

test('a retry loads the wallets after a load error', async () => {
  network.use(mockCall(memberWalletsWire.getMemberWallets, httpStatus(500)));
  const { user } = await open();
  expect(await screen.findByText("We couldn't load your wallets")).toBeVisible();
  network.use(...handlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('For deposits, games and withdrawals')).toBeVisible();
});
