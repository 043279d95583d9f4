import { loggedIn } from '@parlour/kernel';
import { siteFeature } from '@parlour/site';
import { renderBlock, useNetwork } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { playerFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { selectFormShown } from './sessionSlice';
import { useRequireSession } from './useSessionActions';

useNetwork(...handlers);

const maria = { token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' };
function Play() {
  const requireSession = useRequireSession();
  const form = useSelector(selectFormShown);
  const [isPlaying, setPlaying] = useState(false);
  return <button onClick={() => setPlaying(requireSession())}>{isPlaying ? 'Playing' : `Play, ${form ?? 'no form'}`}</button>;
}

const open = (events: ReturnType<typeof loggedIn>[] = []) => renderBlock(<Play />, { with: [playerFeature, siteFeature], events });

test('spec 4: a visitor is asked to log in over the page, and the action does not happen', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Play, no form' }));
  expect(screen.getByRole('button', { name: 'Play, login' })).toBeVisible();
});

test('for a logged-in player the action happens', async () => {
  const { user } = await open([loggedIn(maria)]);
  await user.click(screen.getByRole('button', { name: 'Play, no form' }));
  expect(screen.getByRole('button', { name: 'Playing' })).toBeVisible();
});
