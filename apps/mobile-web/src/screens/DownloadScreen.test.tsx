import { promotionGateWire } from '@parlour/promotions/wire';
import { mockCall, network, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';

useNetwork(...homeCalls);
beforeAll(() => import('./DownloadScreen'), 60_000);

test.each([true, false])('product 4.19: the page hints at a bonus while the promotion APP_DOWNLOAD is %p', async (APP_DOWNLOAD) => {
  network.use(mockCall(promotionGateWire.getPromotionGates, { APP_DOWNLOAD, REFERRAL: true }));
  await renderApp({ path: '/m/appDownload' });
  await screen.findByText('Opens quickly, in full screen.');
  await waitFor(() => expect(network.requests(promotionGateWire.getPromotionGates)).toHaveLength(1));
  if (APP_DOWNLOAD) expect(await screen.findByText('There is a bonus for the app')).toBeVisible();
  else expect(screen.queryByText('There is a bonus for the app')).not.toBeInTheDocument();
});
