import { loggedIn } from '@parlour/kernel';
import { merchantFeature } from '@parlour/merchant';
import { merchantWire } from '@parlour/merchant/wire';
import { sessionFeature } from '@parlour/session';
import { httpStatus, mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { messagingFeature } from '../feature';
import { noticeHandlers } from '../mocks/handlers';

useNetwork(...noticeHandlers);

const member = loggedIn({ token: 'token-of-maria', userName: 'maria', type: 0, merchantCode: '200jilif3' });

function open(path: string, events = [member]) {
  return renderFeature(messagingFeature, path, { with: [merchantFeature, sessionFeature], events });
}

test('lists the announcements; one opens by a tap and is marked as read', async () => {
  const { user } = await open('/m/notice');
  await user.click(await screen.findByRole('link', { name: /A new vendor: Kite/ }));
  expect(await screen.findByRole('heading', { name: 'A new vendor: Kite' })).toBeInTheDocument();
  await waitFor(() => expect(network.requests(merchantWire.markAnnouncementRead)).toEqual([{ announcementId: 'n2', read: true }]));
});

test('spec 2: the query is the index of the announcement', async () => {
  await open('/m/notice?i=0');
  expect(await screen.findByRole('heading', { name: 'Wallet upgrade tonight' })).toBeInTheDocument();
  expect(await screen.findByText(/from 02:00 to 03:00/)).toBeInTheDocument();
});

test('a visitor reads without telling anybody', async () => {
  await open('/m/notice?i=0', []);
  await screen.findByRole('heading', { name: 'Wallet upgrade tonight' });
  expect(network.requests(merchantWire.markAnnouncementRead)).toEqual([]);
});

test('a gateway that fails is told, with a way on', async () => {
  network.use(mockCall(merchantWire.getAnnouncements, () => httpStatus(503)));
  const { user } = await open('/m/notice');
  expect(await screen.findByText('The announcements did not load')).toBeInTheDocument();
  network.use(...noticeHandlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Wallet upgrade/ })).toBeInTheDocument();
});
