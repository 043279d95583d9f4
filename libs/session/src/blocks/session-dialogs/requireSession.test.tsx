import { contentFeature } from '@parlour/content';
import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { useRequireSession } from '@parlour/player/session';
import { siteFeature } from '@parlour/site';
import { recordToasts, renderBlock, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { sessionFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { SessionDialogs } from './SessionDialogs';

useNetwork(...handlers);

function Play() {
  const requireSession = useRequireSession();
  const [isPlaying, setPlaying] = useState(false);
  return (
    <>
      <button onClick={() => setPlaying(requireSession())}>{isPlaying ? 'Playing' : 'Play'}</button>
      <SessionDialogs />
    </>
  );
}

test('spec 8: a visitor is told for 2 s to log in; spec 4: the login opens over the current page', async () => {
  const { feature: toastRecorder, toasts } = recordToasts();
  const { user, location } = await renderBlock(<Play />, {
    path: '/m/hot-games?page=2',
    with: [sessionFeature, playerFeature, siteFeature, contentFeature, toastRecorder],
  });
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(location()).toBe('/m/hot-games?page=2');
  expect(toasts).toEqual([{ level: 'info', text: 'You are not logged in. Please log in first.', durationMs: 2000 }]);
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'maria');
  await user.type(screen.getByLabelText('Password'), 'parlour88');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location()).toBe('/m/hot-games?page=2');
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByRole('button', { name: 'Playing' })).toBeVisible();
});

test('for a logged-in player the action happens at once', async () => {
  const { user, location } = await renderBlock(<Play />, {
    path: '/m/hot-games',
    with: [sessionFeature, playerFeature, siteFeature, contentFeature],
    events: [loggedIn({ token: 'token-of-guest', userName: 'guest', type: 4, merchantCode: '200jilif3' })],
  });
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(location()).toBe('/m/hot-games');
  expect(screen.getByRole('button', { name: 'Playing' })).toBeVisible();
});
