import { api } from '@parlour/api-client';
import type { WireReply } from '@parlour/kernel/wire-call';
import { contentWire } from '@parlour/content/wire';
import { httpStatus, mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { messagingFeature } from '../feature';
import { fakeLayout } from '../mocks/fakeLayout';
import { noticeHandlers } from '../mocks/handlers';
import { asMember, asVisitor } from '../mocks/players';

useNetwork(...noticeHandlers);

const open = (path: string, player = asMember) => renderFeature(messagingFeature, path, player);
type Notice = NonNullable<WireReply<typeof contentWire.getAnnouncements>['player']>[number];
const announce = (player: Notice[]) => network.use(mockCall(contentWire.getAnnouncements, { player }));

test('spec 4 and 7: opening an announcement marks it as read at the gateway and refetches the list', async () => {
  const { user } = await open('/m/notice');
  expect(await screen.findByRole('link', { name: /Unread: A new vendor: Kite/ })).toBeInTheDocument();
  const asked = network.requests(contentWire.getAnnouncementReads).length;
  await user.click(screen.getByRole('link', { name: /A new vendor: Kite/ }));
  expect(await screen.findByRole('heading', { name: 'A new vendor: Kite' })).toBeInTheDocument();
  await waitFor(() => expect(network.requests(contentWire.markAnnouncementRead)).toEqual([{ announcementId: 'n2', read: true }]));
  await waitFor(() => expect(network.requests(contentWire.getAnnouncementReads).length).toBe(asked + 1));
  expect(network.requests(contentWire.getAnnouncements)).toHaveLength(1);
});

test("spec 2: the URL has the announcement's index; its id is added so that the link can be shared", async () => {
  const { location } = await open('/m/notice?i=0');
  expect(await screen.findByRole('heading', { name: 'Wallet upgrade tonight' })).toBeInTheDocument();
  expect(await screen.findByText(/from 02:00 to 03:00/)).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe('/m/notice?i=0&id=n1'));
});

test('spec 2: the query itself may be the index', async () => {
  const { location } = await open('/m/notice?1');
  expect(await screen.findByRole('heading', { name: 'A new vendor: Kite' })).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe('/m/notice?i=1&id=n2'));
});

test('the newest announcement stands first, whatever the order of the reply', async () => {
  announce([
    { id: 'old', title: 'Of June', publishedAt: Date.UTC(2026, 5, 1) },
    { id: 'new', title: 'Of July', publishedAt: Date.UTC(2026, 6, 1) },
    { id: 'undated', title: 'Undated' },
  ]);
  await open('/m/notice');
  await screen.findByRole('link', { name: /Of July/ });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Of July'),
    expect.stringContaining('Of June'),
    expect.stringContaining('Undated'),
  ]);
});

test('a refetched list keeps the open announcement on screen, and it is marked as read only once', async () => {
  const { store } = await open('/m/notice?i=1');
  expect(await screen.findByRole('heading', { name: 'A new vendor: Kite' })).toBeInTheDocument();
  await waitFor(() => expect(network.requests(contentWire.getAnnouncementReads).length).toBe(2));
  announce([
    { id: 'n0', title: 'Brand new' },
    { id: 'n2', title: 'A new vendor: Kite' },
  ]);
  await act(async () => void store.dispatch(api.util.invalidateTags(['Announcement'])));
  await waitFor(() => expect(network.requests(contentWire.getAnnouncements).length).toBe(2));
  expect(screen.getByRole('heading', { name: 'A new vendor: Kite' })).toBeInTheDocument();
  expect(network.requests(contentWire.markAnnouncementRead)).toHaveLength(1);
});

test('an unknown announcement says so above the list', async () => {
  await open('/m/notice?id=gone');
  expect(await screen.findByText('This announcement is no longer available.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Wallet upgrade/ })).toBeInTheDocument();
});

test('spec 7: an empty list shows a text', async () => {
  announce([]);
  await open('/m/notice');
  expect(await screen.findByText('No announcements')).toBeInTheDocument();
});

test('of 1,000 announcements, only those near the viewport are rendered, down to the last one', async () => {
  const layout = fakeLayout();
  announce(Array.from({ length: 1000 }, (_, index) => ({ id: `n${index}`, title: `News ${index}`, content: '' })));
  await open('/m/notice');
  expect(await screen.findByRole('link', { name: /News 0$/ })).toBeInTheDocument();
  for (const position of [0, 900, 30_000, 59_200]) {
    layout.scrollTo(position);
    expect(screen.getAllByRole('link').length).toBeLessThanOrEqual(50);
  }
  expect(screen.getByRole('link', { name: /News 999$/ })).toHaveAttribute('href', '/m/notice?i=999&id=n999');
  layout.restore();
});

test('an announcement that is removed while open says so above the list', async () => {
  const { store } = await open('/m/notice?i=0');
  expect(await screen.findByRole('heading', { name: 'Wallet upgrade tonight' })).toBeInTheDocument();
  announce([{ id: 'n2', title: 'A new vendor: Kite', content: '' }]);
  await act(async () => void store.dispatch(api.util.invalidateTags(['Announcement'])));
  expect(await screen.findByText('This announcement is no longer available.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /A new vendor: Kite/ })).toBeInTheDocument();
});

test("a visitor's reading is not sent, and no announcement is shown as unread", async () => {
  const { user } = await open('/m/notice', asVisitor);
  expect(await screen.findByRole('link', { name: /^Wallet upgrade/ })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Wallet upgrade/ }));
  await screen.findByRole('heading', { name: 'Wallet upgrade tonight' });
  expect(network.requests(contentWire.markAnnouncementRead)).toEqual([]);
});

test('an announcement without a date shows none', async () => {
  announce([{ id: 'n1', title: 'Undated', content: '<p>now</p>', publishedAt: null }]);
  await open('/m/notice?id=n1');
  expect(await screen.findByRole('heading', { name: 'Undated' })).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/invalid|1970|NaN/i);
});

test('a retry loads the announcements after a load error', async () => {
  network.use(mockCall(contentWire.getAnnouncements, () => httpStatus(503)));
  const { user } = await open('/m/notice');
  expect(await screen.findByText("We couldn't load the announcements")).toBeInTheDocument();
  network.use(...noticeHandlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Wallet upgrade/ })).toBeInTheDocument();
});

test('dates have Burmese month names', async () => {
  await renderFeature(messagingFeature, '/m/notice?id=n1', { ...asMember, locale: 'my' });
  expect(await screen.findByText('20 နိုဝင်ဘာ 2026')).toBeInTheDocument();
});
