import { siteFeature } from '@parlour/site';
import { httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { contentFeature, useAnnouncementReads, useMarkAnnouncementRead } from '..';
import { handlers } from '../mocks/handlers';
import { contentWire } from '../wire';

useNetwork(...handlers);
afterEach(() => jest.useRealTimers());

function Notices() {
  const reads = useAnnouncementReads({ isVisitor: false });
  const markRead = useMarkAnnouncementRead();
  if (!reads) return null;
  return [1, 2].map((number) => (
    <button
      key={number}
      type="button"
      aria-pressed={reads.includes(`notice-${number}`)}
      onClick={() => markRead(`notice-${number}`)}
    >{`Notice ${number}`}</button>
  ));
}

const show = () => renderBlock(<Notices />, { with: [siteFeature, contentFeature] });
const notice = (name: string) => screen.findByRole('button', { name });

test('spec 4: marked as read here first, then at the gateway, then refetched', async () => {
  let answer: (() => void) | undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const { user } = await show();
  network.use(mockCall(contentWire.markAnnouncementRead, async () => (await waiting, null)));
  await user.click(await notice('Notice 1'));
  expect(await notice('Notice 1')).toHaveAttribute('aria-pressed', 'true');
  expect(await notice('Notice 2')).toHaveAttribute('aria-pressed', 'false');
  expect(network.requests(contentWire.getAnnouncementReads)).toHaveLength(1);
  answer?.();
  await waitFor(() => expect(network.requests(contentWire.getAnnouncementReads)).toHaveLength(2));
  expect(network.requests(contentWire.markAnnouncementRead)).toEqual([{ announcementId: 'notice-1', read: true }]);
});

test('a failure is not shown and refetches nothing', async () => {
  network.use(mockCall(contentWire.markAnnouncementRead, httpStatus(500)));
  const { user } = await show();
  await user.click(await notice('Notice 1'));
  await waitFor(() => expect(network.requests(contentWire.markAnnouncementRead)).toHaveLength(1));
  expect(await notice('Notice 1')).toHaveAttribute('aria-pressed', 'true');
  expect(network.requests(contentWire.getAnnouncementReads)).toHaveLength(1);
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
  await waitFor(() => expect(network.requests(contentWire.markAnnouncementRead)).toHaveLength(2));
});
