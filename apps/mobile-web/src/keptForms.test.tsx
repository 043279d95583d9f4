import { api } from '@parlour/api-client';
import { localeChanged } from '@parlour/kernel';
import { siteWire } from '@parlour/site/wire';
import { mockCall, network, useNetwork } from '@parlour/testing';
import { memberWalletsWire, walletWire } from '@parlour/wallet/wire';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { contract } from './mocks/faults/contract';
import { sampleOf } from './mocks/faults/sampleOf';
import { homeCalls } from './mocks/homeCalls';
import { renderApp } from './mocks/renderApp';

const wallets = ['main', 'sports'].map((walletId) => ({ walletId, name: walletId, balance: '500.00', isMain: walletId === 'main' }));

useNetwork(
  mockCall(siteWire.getStatus, { info: { mobileTemplate: { dep_func: '1' } } }),
  mockCall(walletWire.getRemainingLimit, {}),
  mockCall(memberWalletsWire.getMemberWallets, { wallets, currencySymbol: '₱', health: 'ok' } as never),
  ...homeCalls,
  ...contract.map(([, call]) => mockCall(call, sampleOf(call.value) as never)),
);
jest.setTimeout(60_000);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const TYPED = ':is(input, textarea):not([type=checkbox], [type=radio], [type=file], [readonly])';
const fields = () => Array.from(document.querySelectorAll<HTMLInputElement>(`form ${TYPED}`));

type Store = Awaited<ReturnType<typeof renderApp>>['store'];

const tags = [
  'Account',
  'Balance',
  'Feedback',
  'Member',
  'Order',
  'PlayLimit',
  'PlayState',
  'Status',
  'Team',
  'TeamTransfer',
  'WithdrawRules',
] as const;

/** Events that may interrupt a player who is typing. */
const events: Record<string, (store: Store) => unknown> = {
  'another language': (store) => store.dispatch(localeChanged('fil')),
  'a token renewed': (store) => store.dispatch({ type: 'session/tokenRenewed', payload: 'another-token' }),
  'every answer anew': (store) => store.dispatch(api.util.invalidateTags([...tags])),
  'every call failing': (store) => {
    network.use(http.all('*', () => HttpResponse.text('<h1>502</h1>', { status: 502 })));
    store.dispatch(api.util.invalidateTags([...tags]));
  },
};

const rules = sampleOf(walletWire.getWithdrawRules.value) as object;
const noPassword = () => network.use(mockCall(walletWire.getWithdrawRules, { ...rules, hasPaymentPassword: false } as never));

test.each<{ path: string; type?: number; isVisitor?: boolean; before?: () => void; tap?: string }>([
  { path: '/m/login', isVisitor: true },
  { path: '/m/register', isVisitor: true },
  { path: '/m/forget' },
  { path: '/m/changePsw' },
  { path: '/m/set?edit=nickname' },
  ...['email', 'phone', 'questions', 'phrase', 'transactionPassword'].map((edit) => ({ path: `/m/securityCenter?edit=${edit}` })),
  { path: '/m/voucherCenter' },
  { path: '/m/withdraw' },
  { path: '/m/withdraw/accounts?add=1', tap: 'a' },
  { path: '/m/withdraw/password', before: noPassword },
  { path: '/m/wallets' },
  { path: '/m/feedback' },
  { path: '/m/member/agent/transfer', type: 1 },
])('product 3: text typed on $path is kept whatever event arrives meanwhile', async ({ path, type, isVisitor, before, tap }) => {
  before?.();
  const { store, user } = await renderApp({ path, ...(!isVisitor && { player: 'maria' }), ...(type !== undefined && { type }) });
  if (tap) await user.click(await screen.findByRole('button', { name: tap }));
  await waitFor(() => expect(fields()).not.toEqual([]));
  const typed = fields();
  for (const [place, field] of typed.entries())
    fireEvent.change(field, { target: { value: String(place + 1).repeat(field.maxLength === 1 ? 1 : 3) } });
  const values = typed.map(({ value }) => value);

  for (const [event, happen] of Object.entries(events)) {
    await act(async () => void (await happen(store)));
    await act(async () => void (await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))));
    expect([event, typed.map(({ isConnected }) => isConnected)]).toEqual([event, typed.map(() => true)]);
    expect([event, typed.map(({ value }) => value)]).toEqual([event, values]);
  }
});
