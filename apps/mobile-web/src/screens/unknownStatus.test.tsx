import { siteWire } from '@parlour/site/wire';
import { httpStatus, mockCall, network, useNetwork } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { contract } from '../mocks/faults/contract';
import { sampleOf } from '../mocks/faults/sampleOf';
import { renderApp } from '../mocks/renderApp';
import { appRoutes } from '../routeTable';

// Screens that only some merchants have. Whether this one has them is in the status, and here its call fails.

useNetwork(...contract.map(([, call]) => mockCall(call, sampleOf(call.value) as never)));
beforeEach(() => network.use(mockCall(siteWire.getStatus, httpStatus(500))));

/** Addresses that need to know the status, and the title of their failure. */
const dormant: Record<string, string> = {
  '/m/officialDomains': "We couldn't load our addresses",
  '/m/gameRecord': "We couldn't load your records",
  '/m/gameRecord?tab=report': "We couldn't load your records",
  '/m/rewardCenter': "We couldn't load the rewards",
  '/m/member/benefits': "We couldn't load the benefits",
  '/m/depositBetRank': "We couldn't load the ranking",
  '/m/message?chat=1': "We couldn't open the chat",
  '/m/tournaments': "We couldn't load the tournaments",
  '/m/tournaments/a': "We couldn't load the tournament",
};
/** Routes that lead a player elsewhere, whatever the status. */
const leading = ['/m/login', '/m/register', '/m/register.html', '/m/trail', '/m/withdraw/order/:orderNo'];
const refusals = /not (available|offered) here|does not offer this|no tournaments on this site/i;

const main = () => screen.getByRole('main');
const isReady = () => expect(main().querySelector('[data-loading], [aria-busy="true"]')).toBeNull();

test.each(Object.entries(dormant))('%s says that it did not load, and a retry shows the screen', async (path, title) => {
  const { user, location } = await renderApp({ path, player: 'maria' });
  expect(await screen.findByText(title)).toBeVisible();
  expect(location()).toBe(path);
  const on = Object.fromEntries(['TRANSBETREPMEM3', 'REWCEN3', 'VIP', 'betRank', 'CBS3', 'tournaments'].map((name) => [name, true]));
  network.use(mockCall(siteWire.getStatus, { info: { whitelabel: on } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
  expect(document.body.textContent).not.toMatch(refusals);
});

const routes = appRoutes.map(({ route }) => route.path).filter((path) => !leading.includes(path));
test.each(routes)('%s is neither empty, nor refused, nor left', async (path) => {
  const address = path.replace(/:\w+/, 'a');
  const { location } = await renderApp({ path: address, player: 'maria' });
  await waitFor(() => expect(main()).not.toBeEmptyDOMElement());
  await waitFor(isReady);
  expect(main().textContent).not.toMatch(refusals);
  expect(location().replace(/\?.*/, '')).toBe(address);
});
