import { contentFeature } from '@parlour/content';
import { siteFeature } from '@parlour/site';
import { contentWire } from '@parlour/content/wire';
import { mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { messagingFeature } from '../feature';
import { noticeHandlers } from '../mocks/handlers';
import { NoticeTicker } from './NoticeTicker';

useNetwork(...noticeHandlers);

function show() {
  return renderBlock(<NoticeTicker />, { with: [messagingFeature, siteFeature, contentFeature] });
}

test('each announcement links to its page, and the ticker can be paused', async () => {
  const { user } = await show();
  const ticker = await screen.findByRole('group', { name: 'Announcements' });
  expect(within(ticker).getByRole('link', { name: 'A new vendor: Kite' })).toHaveAttribute('href', '/m/notice?i=1&id=n2');
  await user.click(screen.getByRole('button', { name: 'Pause the announcements' }));
  expect(screen.getByRole('button', { name: 'Resume the announcements' })).toBeInTheDocument();
});

test('renders nothing without announcements', async () => {
  network.use(mockCall(contentWire.getAnnouncements, { promotion: [], banners: [], player: [], popup: [], hot: [] }));
  const { container } = await show();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
