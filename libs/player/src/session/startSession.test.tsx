import { loggedIn, merchantChanged } from '@parlour/kernel';
import { siteFeature } from '@parlour/site';
import { renderBlock, useNetwork } from '@parlour/testing';
import { act, screen } from '@testing-library/react';
import { playerFeature } from '../feature';
import { useSession } from './useSession';
import { handlers } from '../mocks/handlers';
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
  const view = await renderBlock(<Who />, { with: [playerFeature, siteFeature], events: events.map((record) => loggedIn(record)) });
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

test('a stored session is restored at the start', async () => {
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

test.each([
  ['shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['restored from the page cache', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
])('a page that is %s takes over a token that was renewed while it slept', async (_, wake) => {
  await open([maria]);
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...maria, token: 'token-renewed' }));
  act(() => void wake());
  expect(screen.getByText('maria token-renewed')).toBeVisible();
});

test('reliability A4: a tab that follows another one does not write the shared record, which the other tab may change next', async () => {
  await open();
  const set = jest.spyOn(Storage.prototype, 'setItem');
  otherTab(null, maria);
  otherTab(maria, { ...maria, token: 'token-renewed' });
  const writes = set.mock.contexts.filter((area) => area === localStorage);
  set.mockRestore();
  expect(screen.getByText('maria token-renewed')).toBeVisible();
  // Both writes are those of `otherTab`.
  expect(writes).toHaveLength(2);
});

test('a visitor’s tab follows a login in another tab, but not a renewal', async () => {
  await open();
  otherTab(maria, { ...maria, token: 'token-renewed' });
  expect(screen.getByText('visitor')).toBeVisible();
  otherTab(null, maria);
  expect(screen.getByText('maria token-of-maria')).toBeVisible();
});

test('a logout in another tab logs out this tab', async () => {
  await open([maria]);
  otherTab(maria, null);
  expect(screen.getByText('visitor')).toBeVisible();
  expect(sessionStorage.getItem('MC_SESSION_INFO')).toBeNull();
});

test('the logout of another player in another tab keeps this session', async () => {
  await open([maria]);
  otherTab(vince, null);
  expect(screen.getByText('maria token-of-maria')).toBeVisible();
});

test('clearing the browser storage logs the player out', async () => {
  await open([maria]);
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(screen.getByText('visitor')).toBeVisible();
});

test.each([
  ['a session of another merchant', { ...vince, merchantCode: '200jilimm3' }],
  ['an invalid session', { token: 7 }],
])('%s stored by another tab is ignored', async (_, record) => {
  await open();
  otherTab(null, record);
  expect(screen.getByText('visitor')).toBeVisible();
});

test('other storage keys are ignored', async () => {
  await open([maria]);
  localStorage.removeItem('MC_SESSION_INFO');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'language' })));
  expect(screen.getByText('maria token-of-maria')).toBeVisible();
});

test('spec 1: a change of the merchant ends the session', async () => {
  const { store } = await open([maria]);
  act(() => void store.dispatch(merchantChanged('200jilimm3')));
  expect(screen.getByText('visitor')).toBeVisible();
  expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
});
