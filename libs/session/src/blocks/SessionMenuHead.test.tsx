import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { selectLogout, sessionSlice } from '@parlour/player/session';
import { siteFeature } from '@parlour/site';
import { playerWire } from '@parlour/player/wire';
import { mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { sessionFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { SessionMenuHead } from './SessionMenuHead';

useNetwork(...handlers);

const maria = loggedIn({ token: 'token-of-maria', userName: 'maria2026', type: 0, merchantCode: '200jilif3' });
const open = (events = [maria]) =>
  renderBlock(<SessionMenuHead logo={<p>Parlour</p>} balance={<p>₱ 12,480</p>} />, {
    with: [sessionFeature, playerFeature, siteFeature, contentFeature],
    events,
  });

test('spec 2: a visitor sees "Member" and links to login, registration and password reset', async () => {
  await open([]);
  expect(screen.getByText('Parlour')).toBeVisible();
  expect(screen.getByText('Member')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register');
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/m/forget');
  expect(screen.queryByText('₱ 12,480')).not.toBeInTheDocument();
});

test('spec 2: a player sees the nickname, the balance and the logout button', async () => {
  const { user, store } = await open();
  expect(await screen.findByText('Maria')).toBeVisible();
  expect(screen.getByText('₱ 12,480')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(selectLogout({ session: sessionSlice.selectSlice(store.getState() as never) })).toBe('asked');
});

test('spec 2: without a nickname, the account is shown', async () => {
  network.use(mockCall(playerWire.getMemberInfo, { id: '1', type: 0, account: 'maria2026', nickname: '' }));
  await open();
  expect(await screen.findByText('maria2026')).toBeVisible();
});
