import { loggedIn, merchantChanged } from '@parlour/kernel';
import { merchantFeature } from '@parlour/merchant';
import { renderBlock, useNetwork } from '@parlour/testing';
import { act, screen } from '@testing-library/react';
import { playerFeature } from './feature';
import { useSession } from './hooks/useSession';
import { handlers } from './mocks/handlers';
import { startSession } from './startSession';

useNetwork(...handlers);

const merchant = '200jilif3';
const maria = { token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: merchant };
const vince = { ...maria, token: 'token-of-vince', userName: 'vince' };

function Who() {
  const session = useSession();
  return <p>{session ? `${session.userName} ${session.token}` : 'visitor'}</p>;
}

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function open(events: Parameters<typeof loggedIn>[0][] = []) {
  const view = await renderBlock(<Who />, { with: [playerFeature, merchantFeature], events: events.map((record) => loggedIn(record)) });
  act(() => void stops.push(startSession(view.store, () => merchant)));
  return view;
}

/** Simulates a session change by another tab, as this tab sees it. */
function otherTab(before: object | null, after: object | null) {
  if (after) localStorage.setItem('MC_SESSION_INFO', JSON.stringify(after));
  else localStorage.removeItem('MC_SESSION_INFO');
  const event = new StorageEvent('storage', {
    key: 'MC_SESSION_INFO',
    oldValue: before && JSON.stringify(before),
    newValue: after && JSON.stringify(after),
  });
  act(() => void window.dispatchEvent(event));
}

test('a stored session is there from the start', async () => {
  sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify(maria));
  await open();
  expect(screen.getByText('maria token-of-maria')).toBeVisible();
});

test('a token that another tab renewed is taken over', async () => {
  await open([maria]);
  otherTab(maria, { ...maria, token: 'token-renewed' });
  expect(screen.getByText('maria token-renewed')).toBeVisible();
  expect(sessionStorage.getItem('MC_SESSION_INFO')).toContain('token-renewed');
});

test('a login in another tab is one here, a renewal there is none', async () => {
  await open();
  otherTab(maria, { ...maria, token: 'token-renewed' });
  expect(screen.getByText('visitor')).toBeVisible();
  otherTab(null, maria);
  expect(screen.getByText('maria token-of-maria')).toBeVisible();
});

test('a logout in another tab is one here', async () => {
  await open([maria]);
  otherTab(maria, null);
  expect(screen.getByText('visitor')).toBeVisible();
  expect(sessionStorage.getItem('MC_SESSION_INFO')).toBeNull();
});

test("another player's logout in another tab is none here", async () => {
  await open([maria]);
  otherTab(vince, null);
  expect(screen.getByText('maria token-of-maria')).toBeVisible();
});

test('a storage that the player clears makes a visitor', async () => {
  await open([maria]);
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(screen.getByText('visitor')).toBeVisible();
});

test.each([
  ['another merchant', { ...vince, merchantCode: '200jilimm3' }],
  ['what is no session', { token: 7 }],
])("what another tab stores of %s is not this tab's business", async (_, record) => {
  await open();
  otherTab(null, record);
  expect(screen.getByText('visitor')).toBeVisible();
});

test('other keys of the storage are none of its business', async () => {
  await open([maria]);
  localStorage.removeItem('MC_SESSION_INFO');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'language' })));
  expect(screen.getByText('maria token-of-maria')).toBeVisible();
});

test("spec 1: on another merchant's site the session is over", async () => {
  const { store } = await open([maria]);
  act(() => void store.dispatch(merchantChanged('200jilimm3')));
  expect(screen.getByText('visitor')).toBeVisible();
  expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
});
