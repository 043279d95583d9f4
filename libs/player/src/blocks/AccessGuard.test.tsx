import { type Access, loggedIn, loggedOut } from '@parlour/kernel';
import { merchantFeature } from '@parlour/merchant';
import { renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { endSession } from '../endSession';
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
  renderBlock(screens(access), { path, with: [playerFeature, merchantFeature], events: type === undefined ? [] : [session(type)] });

test('spec 6: a visitor goes to the login, with the way back', async () => {
  const { location } = await open('player');
  await waitFor(() => expect(location()).toBe('/m/login?returnTo=%2Fm%2Fsecret%3Ftab%3D2'));
});

test('anyone sees what is for anyone', async () => {
  await open('anyone');
  expect(screen.getByRole('heading', { name: 'Secret' })).toBeVisible();
});

test.each([
  ['player', 0],
  ['player', 4],
  ['member', 1],
  ['agent', 41],
] as const)('a screen for "%s" opens for session type %s', async (access, type) => {
  await open(access, type);
  expect(screen.getByRole('heading', { name: 'Secret' })).toBeVisible();
});

test('spec 6: the free trial is rejected from member features with Register and Cancel', async () => {
  const { user, location } = await open('member', 4, ['/m/home', '/m/secret']);
  expect(screen.queryByText('Secret')).not.toBeInTheDocument();
  expect(screen.getByText('This is not part of the free trial. Log in with a real account.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/m/register');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(location()).toBe('/m/home');
});

test('Cancel leads home where there is no page before', async () => {
  const { user, location } = await open('member', 4);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(location()).toBe('/m/home');
});

test.each([
  ['member', 42],
  ['agent', 0],
] as const)('a screen for "%s" is not available to session type %s, and says so', async (access, type) => {
  await open(access, type);
  expect(screen.queryByText('Secret')).not.toBeInTheDocument();
  expect(screen.getByText('Not available for this account')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/m/home');
});

test('spec 4: who logs out on a private screen goes home, and is asked to log in when they come back', async () => {
  const { store, location, user } = await open('player', 0);
  act(() => void store.dispatch(loggedOut()));
  await waitFor(() => expect(location()).toBe('/m/home'));
  await user.click(screen.getByRole('link', { name: 'To the secret' }));
  await waitFor(() => expect(location()).toBe('/m/login?returnTo=%2Fm%2Fsecret'));
});

test('who is logged out by the gateway goes to the login, with the way back', async () => {
  const { store, location } = await open('player', 0);
  act(() => endSession(store));
  await waitFor(() => expect(location()).toBe('/m/login?returnTo=%2Fm%2Fsecret%3Ftab%3D2'));
});
