import { loggedIn } from '@parlour/kernel';
import { httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { merchantFeature, useAnnouncements, useMarkAnnouncementRead } from '..';
import { handlers } from '../mocks/handlers';
import { merchantWire } from '../wire';

const notices = [1, 2].map((number) => ({ id: `notice-${number}`, title: `Notice ${number}`, read: false }));

useNetwork(...handlers);
beforeEach(() => network.use(mockCall(merchantWire.getAnnouncements, { player: notices })));
afterEach(() => jest.useRealTimers());

function Notices() {
  const { data } = useAnnouncements(['PL']);
  const markRead = useMarkAnnouncementRead();
  return data?.player.map(({ id, title, read }) => (
    <button key={id} type="button" aria-pressed={read} onClick={() => markRead(id)}>
      {title}
    </button>
  ));
}

const show = () => renderBlock(<Notices />, { with: [merchantFeature] });
const notice = (name: string) => screen.findByRole('button', { name });

test('spec 4: read here at once, then at the gateway, then asked for again', async () => {
  let answer: (() => void) | undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const { user } = await show();
  network.use(mockCall(merchantWire.markAnnouncementRead, async () => (await waiting, null)));
  await user.click(await notice('Notice 1'));
  expect(await notice('Notice 1')).toHaveAttribute('aria-pressed', 'true');
  expect(await notice('Notice 2')).toHaveAttribute('aria-pressed', 'false');
  expect(network.requests(merchantWire.getAnnouncements)).toHaveLength(1);
  answer?.();
  await waitFor(() => expect(network.requests(merchantWire.getAnnouncements)).toHaveLength(2));
  expect(network.requests(merchantWire.markAnnouncementRead)).toEqual([{ announcementId: 'notice-1', read: true }]);
});

test('what has been read is the player’s own: a login asks for the announcements again', async () => {
  const { store } = await show();
  expect(await notice('Notice 1')).toHaveAttribute('aria-pressed', 'false');
  network.use(mockCall(merchantWire.getAnnouncements, { player: notices.map((known) => ({ ...known, read: true })) }));
  act(() => void store.dispatch(loggedIn({ token: 't', userName: 'maria', type: 0, merchantCode: '200jilif3' })));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notice 1' })).toHaveAttribute('aria-pressed', 'true'));
});

test('a refusal is not told, and asks for nothing again', async () => {
  network.use(mockCall(merchantWire.markAnnouncementRead, httpStatus(500)));
  const { user } = await show();
  await user.click(await notice('Notice 1'));
  await waitFor(() => expect(network.requests(merchantWire.markAnnouncementRead)).toHaveLength(1));
  expect(await notice('Notice 1')).toHaveAttribute('aria-pressed', 'true');
  expect(network.requests(merchantWire.getAnnouncements)).toHaveLength(1);
});

test('spec 9: marking as read is throttled to 150 ms', async () => {
  jest.useFakeTimers();
  const { user } = await show();
  const first = await notice('Notice 1');
  await user.click(first);
  await user.click(first);
  await act(() => jest.advanceTimersByTimeAsync(149));
  await user.click(first);
  await act(() => jest.advanceTimersByTimeAsync(1));
  await user.click(first);
  await waitFor(() => expect(network.requests(merchantWire.markAnnouncementRead)).toHaveLength(2));
});
