import { contentFeature } from '@parlour/content';
import { playerFeature } from '@parlour/player';
import { formAsked, formClosed } from '@parlour/player/session';
import { siteFeature } from '@parlour/site';
import { contentWire } from '@parlour/content/wire';
import { mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { submissionFeature } from '@parlour/submission';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { SessionDialogs } from '../../blocks/session-dialogs/SessionDialogs';
import { sessionFeature } from '../../feature';
import { handlers } from '../../mocks/handlers';
import { LoginScreen } from './LoginScreen';

useNetwork(...handlers);

/** The login page before the player leaves it, with the modal mounted globally. */
function Stage() {
  const [isPage, setPage] = useState(true);
  return (
    <>
      {isPage && <LoginScreen />}
      <button onClick={() => setPage(!isPage)}>Turn</button>
      <SessionDialogs />
    </>
  );
}

const film = () => document.querySelector('video');
/** Simulates a browser that has loaded the video's metadata and starts playing. */
async function begun(): Promise<number> {
  await waitFor(() => expect(film()).toBeInTheDocument());
  const video = film() as HTMLVideoElement;
  Object.defineProperty(video, 'duration', { value: 30 });
  fireEvent.loadedMetadata(video);
  return video.currentTime;
}
function playUntil(second: number) {
  const video = film() as HTMLVideoElement;
  video.currentTime = second;
  fireEvent.timeUpdate(video);
}

test('spec 3, videoTime: the login video continues at the same position between page and modal', async () => {
  const banner = { id: 'film', groupName: 'm_login', url: 'art/banners/harbor.webm', title: 'Welcome back', link: '/m/activity' };
  network.use(mockCall(contentWire.getAnnouncements, { banners: [banner] }));
  const { store, user } = await renderBlock(<Stage />, {
    with: [sessionFeature, playerFeature, submissionFeature, siteFeature, contentFeature],
  });
  expect(await begun()).toBe(0);
  playUntil(7);
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  expect(film()).toBeNull();

  act(() => void store.dispatch(formAsked('login')));
  expect(await begun()).toBe(7);
  playUntil(11);
  expect(await screen.findByRole('dialog')).not.toContainElement(screen.queryByRole('link', { name: 'Welcome back' }));
  act(() => void store.dispatch(formClosed()));

  await user.click(screen.getByRole('button', { name: 'Turn' }));
  expect(await begun()).toBe(11);
});
