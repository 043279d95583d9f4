import { loggedOut, paths } from '@parlour/kernel';
import {
  connectionLost,
  httpStatus,
  leaveIntent,
  mockCall,
  network,
  refuse,
  renderFeature,
  storedIntents,
  useNetwork,
  writeConfig,
} from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { agentFeature } from '../../feature';
import { teamHandlers, agentHandlers } from '../../mocks/handlers';
import { asType } from '../../mocks/players';
import { transfer, transferIntent, transferRules } from '../../mocks/team';
import { teamWire } from '../../wire/team';
import { transferWire } from '../../wire/transfer';

useNetwork(...agentHandlers, ...teamHandlers);
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const open = (query = '?to=m-carlo') => renderFeature(agentFeature, `${paths.agent.transfer}${query}`, asType(1));
const sent = () => network.requests(transferWire.createTransfer);

async function fill(amount = '500', pin = '246810') {
  const opened = await open();
  const { user } = opened;
  expect(await screen.findByText('Carlo')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Amount'), amount);
  await user.type(screen.getByLabelText('Transaction password'), pin);
  return { ...opened, review: () => user.click(screen.getByRole('button', { name: 'Review' })) };
}
async function send(amount?: string) {
  const filled = await fill(amount);
  await filled.review();
  await filled.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Send ₱/ }));
  return filled;
}

test('product 4.5: the agent fills in the transfer, reviews it, sends one request and sees the receipt', async () => {
  const { review, user } = await fill();
  await review();
  const sheet = screen.getByRole('dialog', { name: 'Send this money?' });
  expect(sheet).toHaveTextContent('ToCarloAmount₱500');
  await user.dblClick(within(sheet).getByRole('button', { name: 'Send ₱500' }));
  expect(await screen.findByText('T-2611-003051')).toBeInTheDocument();
  expect(screen.getByText('₱3,810')).toBeInTheDocument();
  expect(sent()).toEqual([
    { idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/), memberId: 'm-carlo', amount: '500.00', paymentPassword: '246810' },
  ]);
  expect(storedIntents()).toEqual([]);
});

test('money result rule: ten taps send one transfer', async () => {
  const { review } = await fill();
  await review();
  const submit = within(screen.getByRole('dialog')).getByRole('button', { name: 'Send ₱500' });
  act(() => {
    for (let tap = 0; tap < 10; tap += 1) submit.click();
  });
  expect(await screen.findByText('T-2611-003051')).toBeInTheDocument();
  expect(sent()).toHaveLength(1);
  expect(screen.getByRole('heading', { name: /₱500/ })).toHaveFocus();
});

test('the chosen recipient can be changed', async () => {
  const { user } = await open('');
  await user.click(await screen.findByRole('button', { name: /မောင်မောင်ကြီး/ }));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByRole('button', { name: /Carlo/ })).toBeInTheDocument();
});

test.each([
  ['49.99', 'Send at least ₱50.'],
  ['4310.01', 'You can send ₱4,310 at most.'],
  ['50000.01', 'You can send ₱4,310 at most.'],
  ['0', 'Send at least ₱50.'],
])('the amount %s is not sent', async (amount, problem) => {
  const { review } = await fill(amount);
  await review();
  expect(screen.getByText(problem)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['100,50', '0,5', '1.000,50', '1e3', '-500'])('%s is no clear amount: it stays as typed and is not sent', async (amount) => {
  const { review } = await fill(amount);
  await review();
  const field = screen.getByLabelText('Amount');
  expect(field).toHaveValue(amount);
  expect(field).toHaveAccessibleDescription(/Use digits only, like ₱50\.00\./);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['₱500.00', 'PHP 500', 'Php. 500', '၅၀၀', '၅ဝဝ', '５００', '\u200e500', '500\u00a0pesos'])(
  '%j is read as 500, and the field says so',
  async (amount) => {
    const { review } = await fill(amount, '၂၄၆၈၁၀');
    expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(/= ₱500/);
    await review();
    expect(screen.getByRole('button', { name: 'Send ₱500' })).toBeVisible();
  },
);

test('with a larger balance, an amount above the maximum names the maximum', async () => {
  network.use(mockCall(transferWire.getTransferRules, { ...transferRules, available: '90000.00' }));
  const { review } = await fill('50000.01');
  await review();
  expect(screen.getByText('Send ₱50,000 at most.')).toBeInTheDocument();
});

test.each(['2468101', '2468', '2468a0'])('the transaction password "%s" stays and does not reach the review', async (typed) => {
  const { review } = await fill('500', typed);
  await review();
  expect(screen.getByLabelText('Transaction password')).toHaveValue(typed);
  expect(screen.getByText('The transaction password has six digits.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('each empty field says what it needs', async () => {
  const { user } = await open('');
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  expect(screen.getByText('Choose a recipient.')).toBeInTheDocument();
  expect(screen.getByText('Enter an amount.')).toBeInTheDocument();
  expect(screen.getByText('The transaction password has six digits.')).toBeInTheDocument();
});

test.each([
  ['INSUFFICIENT_BALANCE', undefined, /balance/i],
  ['NOT_DOWNLINE', undefined, /not one of your downlines/],
  ['PAYMENT_PASSWORD_LOCKED', {}, /./],
])('the refusal %s is shown and says that nothing was sent', async (code, value, text) => {
  network.use(mockCall(transferWire.createTransfer, () => refuse(code, value)));
  await send();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Nothing was sent.');
  expect(notice).toHaveTextContent(text);
  expect(storedIntents()).toEqual([]);
});

test('a wrong transaction password is reported at its field with the attempts left', async () => {
  network.use(mockCall(transferWire.createTransfer, () => refuse('WRONG_PAYMENT_PASSWORD', { triesLeft: 3 })));
  await send();
  expect(await screen.findByText('Wrong transaction password. 3 attempts left.')).toBeInTheDocument();
  expect(screen.getByLabelText('Transaction password')).toHaveValue('');
  expect(screen.getByLabelText('Amount')).toHaveValue('500');
});

describe('money result rule: after a lost reply the outcome is unknown, and nothing is sent again automatically', () => {
  test.each([
    ['the connection breaks', () => connectionLost()],
    ['the gateway fails', () => httpStatus(500)],
  ])('when %s, the transfer is found by its key', async (_, fault) => {
    network.use(
      mockCall(transferWire.createTransfer, fault),
      mockCall(transferWire.findTransfer, () => httpStatus(503)),
    );
    const { user } = await send();
    expect(await screen.findByText('We are checking this transfer')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
    network.use(mockCall(transferWire.findTransfer, transfer()));
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText('T-2611-003051')).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
    expect(network.requests(transferWire.findTransfer).at(-1)).toEqual({ idempotencyKey: sent()[0]?.idempotencyKey });
  });

  test('a transfer with an unknown outcome survives a reload and is deleted on logout', async () => {
    network.use(mockCall(transferWire.createTransfer, () => connectionLost()));
    const { unmount } = await send();
    await screen.findByText('We are checking this transfer');
    expect(JSON.stringify(storedIntents())).not.toContain('246810');
    unmount();
    const { store } = await open('');
    expect(await screen.findByText('We are checking this transfer')).toBeInTheDocument();
    await act(async () => void store.dispatch(loggedOut()));
    expect(storedIntents()).toEqual([]);
  });

  test('a transfer that the gateway never received can be sent again under the same key', async () => {
    const key = '0b1c2d3e-0000-4000-8000-000000000001';
    leaveIntent(transferIntent({ key, startedAt: Date.now() - 41_000 }));
    const { user } = await open('');
    expect(await screen.findByText('The transfer did not go through')).toBeInTheDocument();
    expect(sent()).toEqual([]);
    await user.type(screen.getByLabelText('Transaction password'), '246810');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('T-2611-003051')).toBeInTheDocument();
    expect(sent()).toEqual([{ idempotencyKey: key, memberId: 'm-carlo', amount: '500.00', paymentPassword: '246810' }]);
  });

  test('within 40 s, "no such transfer" is not final', async () => {
    const key = '0b1c2d3e-0000-4000-8000-000000000002';
    leaveIntent(transferIntent({ key }));
    const { user } = await open('');
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    expect(screen.getByText('We are checking this transfer')).toBeInTheDocument();
    expect(screen.queryByText('The transfer did not go through')).toBeNull();
  });

  test('a stored intent of an unknown form is ignored', async () => {
    localStorage.setItem('submission.x', JSON.stringify({ key: 'x' }));
    await open('');
    expect(await screen.findByRole('button', { name: 'Review' })).toBeInTheDocument();
  });
});

describe('a gateway without keys', () => {
  let forget: () => void;
  beforeEach(() => (forget = writeConfig({ withoutKeys: true })));
  afterEach(() => forget());
  const list = (...rows: object[]) =>
    network.use(
      mockCall(transferWire.getTransfers, {
        content: rows.map((row, index) => transfer({ transferNo: `T-2611-00400${index}`, at: Date.now(), ...row })),
        pageNum: 1,
        totalPages: 1,
        totals: { count: rows.length, amount: '500.00' },
        currencySymbol: '₱',
      }),
    );

  test.each<[string, object[], boolean]>([
    ['the only new one that fits is found', [{}], true],
    ['another amount is not taken for it', [{ amount: '500.01' }], false],
    ['another downline is not taken for it', [{ memberId: 'm-ana' }], false],
    ['of two that fit none is taken', [{}, {}], false],
  ])('a transfer whose reply was lost: %s, and nothing is sent twice', async (_, rows, isFound) => {
    list();
    network.use(mockCall(transferWire.createTransfer, () => connectionLost()));
    const { user } = await send();
    expect(await screen.findByText('We are checking this transfer')).toBeInTheDocument();
    list(...rows);
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    if (isFound) expect(await screen.findByText('T-2611-004000')).toBeInTheDocument();
    else await waitFor(() => expect(screen.getByRole('button', { name: 'Check now' })).toBeEnabled());
    expect(storedIntents()).toHaveLength(isFound ? 0 : 1);
    expect(sent()).toHaveLength(1);
    expect(network.requests(transferWire.findTransfer)).toEqual([]);
  });

  test('one that is not found is not called failed, and sending it again comes with a warning', async () => {
    const at = Date.now() - 120_000;
    const { content } = transferIntent({});
    leaveIntent(transferIntent({ startedAt: at, content: { ...(content as object), before: { at, orderNos: [] } } }));
    list();
    await open('');
    expect(await screen.findByRole('heading', { name: 'We could not confirm this' })).toBeInTheDocument();
    expect(screen.queryByText(/did not go through|Nothing left/)).toBeNull();
    expect(screen.getByRole('link', { name: 'See the transfers you sent' })).toHaveAttribute('href', `${paths.agent.transfer}?tab=report`);
    expect(sent()).toEqual([]);
  });
});

test('without a transaction password, the screen links to setting one', async () => {
  network.use(mockCall(transferWire.getTransferRules, { ...transferRules, hasPaymentPassword: false }));
  await open();
  expect(await screen.findByRole('link', { name: 'Set it now' })).toHaveAttribute('href', paths.wallet.transactionPassword);
});

test('a recipient in the URL who is not a downline is ignored', async () => {
  network.use(mockCall(teamWire.getDownlines, () => refuse('NOT_DOWNLINE')));
  await open('?to=m-maria');
  await screen.findByRole('button', { name: 'Review' });
  expect(screen.queryByText('Maria')).toBeNull();
});

test('product 4.5: the report lists sent transfers with their total', async () => {
  const { user, location } = await open('');
  await user.click(await screen.findByRole('tab', { name: 'Sent' }));
  expect(location()).toBe(`${paths.agent.transfer}?tab=report`);
  expect(await screen.findByText(/T-2611-003051/)).toBeInTheDocument();
  expect(screen.getByText('Total sent').nextSibling).toHaveTextContent('₱500 in 1 transfer');
});

test('product 3: the form keeps its values while the agent looks at the report', async () => {
  const { user } = await open('');
  await user.click(await screen.findByRole('button', { name: /Carlo/ }));
  await user.type(screen.getByLabelText('Amount'), '500');
  await user.click(screen.getByRole('tab', { name: 'Sent' }));
  expect(await screen.findByText(/T-2611-003051/)).toBeVisible();
  expect(screen.getByLabelText('Amount')).not.toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Send' }));
  expect(screen.getByLabelText('Amount')).toBeVisible();
  expect(screen.getByLabelText('Amount')).toHaveValue('500');
  expect(screen.getByText('Carlo')).toBeVisible();
});

test('after an expired session the form comes back with recipient and amount, without the password', async () => {
  const { user, store, unmount } = await open('');
  await user.click(await screen.findByRole('button', { name: /Carlo/ }));
  await user.type(screen.getByLabelText('Amount'), '500');
  await user.type(screen.getByLabelText('Transaction password'), '246810');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('246810');
  act(() => void store.dispatch(loggedOut()));
  unmount();
  await open('');
  expect(await screen.findByLabelText('Amount')).toHaveValue('500');
  expect(screen.getByText('Carlo')).toBeVisible();
  expect(screen.getByLabelText('Transaction password')).toHaveValue('');
});

test('after a transfer the form is blank', async () => {
  const { user } = await send();
  await user.click(await screen.findByRole('button', { name: 'Send another' }));
  expect(await screen.findByLabelText('Amount')).toHaveValue('');
  expect(localStorage.getItem('formDrafts') ?? '').not.toContain('"500"');
});

test.each(['fil', 'my'] as const)('the screen renders in %s', async (locale) => {
  await renderFeature(agentFeature, `${paths.agent.transfer}?to=m-carlo`, { ...asType(1), locale });
  expect(await screen.findByText('Carlo')).toBeInTheDocument();
});
