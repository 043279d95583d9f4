import { loggedIn, loggedOut } from '@parlour/kernel';
import type { Access } from '@parlour/kernel/feature';
import { siteFeature } from '@parlour/site';
import { renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { Link, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import { endSession } from '../session/endSession';
import { playerFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { AccessGuard } from './AccessGuard';

useNetwork(...handlers);

const session = (type: number) => loggedIn({ token: `token-${type}`, userName: `player-${type}`, type, merchantCode: '200jilif3' });

function screens(access: Access) {
  return (
    <Routes>
      <Route
        path="/m/secret"
        element={
          <AccessGuard access={access}>
            <h1>Secret</h1>
          </AccessGuard>
        }
      />
      <Route
        path="*"
        element={
          <AccessGuard access="anyone">
            <Link to="/m/secret">To the secret</Link>
          </AccessGuard>
        }
      />
    </Routes>
  );
}

const open = (access: Access, type?: number, path: string | string[] = '/m/secret?tab=2') =>
  renderBlock(screens(access), { path, with: [playerFeature, siteFeature], events: type === undefined ? [] : [session(type)] });

test('spec 6: a visitor is redirected to the login, with a return path', async () => {
  const { location } = await open('player');
  await waitFor(() => expect(location()).toBe('/m/login?returnTo=%2Fm%2Fsecret%3Ftab%3D2'));
});

test('a visitor sees a public screen', async () => {
  await open('anyone');
  expect(screen.getByRole('heading', { name: 'Secret' })).toBeVisible();
});

test.each([
  ['player', 0],
  ['player', 4],
  ['member', 1],
  ['agent', 41],
] as const)('a screen with access "%s" opens for session type %s', async (access, type) => {
  await open(access, type);
  expect(screen.getByRole('heading', { name: 'Secret' })).toBeVisible();
});

test('spec 6: a trial player on a member screen is offered Register and Cancel', async () => {
  const { user, location } = await open('member', 4, ['/m/home', '/m/secret']);
  expect(screen.queryByText('Secret')).not.toBeInTheDocument();
  expect(screen.getByText('This is not part of the free trial. Log in with a real account.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(location()).toBe('/m/home');
});

test('Cancel leads home if there is no previous page', async () => {
  const { user, location } = await open('member', 4);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(location()).toBe('/m/home');
});

test.each([
  ['member', 42],
  ['agent', 0],
] as const)('a screen with access "%s" tells session type %s that it is not available', async (access, type) => {
  await open(access, type);
  expect(screen.queryByText('Secret')).not.toBeInTheDocument();
  expect(screen.getByText('Not available for this account')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/m/home');
});

test('spec 4: a player who logs out on a private screen goes home, and must log in to return', async () => {
  const { store, location, user } = await open('player', 0);
  act(() => void store.dispatch(loggedOut()));
  await waitFor(() => expect(location()).toBe('/m/home'));
  await user.click(screen.getByRole('link', { name: 'To the secret' }));
  await waitFor(() => expect(location()).toBe('/m/login?returnTo=%2Fm%2Fsecret'));
});

test('a player who logs out comes home even if the address is replaced meanwhile, as by a dialog that closes', async () => {
  let navigate: NavigateFunction | undefined;
  function Navigator() {
    navigate = useNavigate();
    return screens('player');
  }
  const { store, location } = await renderBlock(<Navigator />, {
    path: '/m/secret',
    with: [playerFeature, siteFeature],
    events: [session(0)],
  });
  act(() => {
    flushSync(() => void store.dispatch(loggedOut()));
    void navigate?.('/m/secret', { replace: true });
  });
  await waitFor(() => expect(location()).toBe('/m/home'));
});

test('a player whose session the gateway ends is redirected to the login, with a return path', async () => {
  const { store, location } = await open('player', 0);
  act(() => endSession(store));
  await waitFor(() => expect(location()).toBe('/m/login?returnTo=%2Fm%2Fsecret%3Ftab%3D2'));
});
