import { localeChanged } from '@parlour/kernel';
import { httpStatus, mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { messagingFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { asVisitor } from '../mocks/players';
import { messagingWire } from '../wire';

useNetwork(...handlers);

const open = (path: string, locale: 'en' | 'fil' = 'en') => renderFeature(messagingFeature, path, { ...asVisitor, locale });

test("spec 7: the request names the device MOBILE and the player's language; topics link by their index", async () => {
  await open('/m/help', 'fil');
  expect(await screen.findByRole('link', { name: /What is wagering/ })).toHaveAttribute('href', '/m/help?i=1');
  expect(network.requests(messagingWire.getHelp)).toEqual([{ device: 'MOBILE', lang: 'TY' }]);
});

test('spec 7: quick language changes cause one request, after 200 ms', async () => {
  const { store } = await open('/m/help');
  await screen.findByRole('link', { name: /wagering/ });
  await act(async () => {
    store.dispatch(localeChanged('fil'));
    store.dispatch(localeChanged('en'));
    store.dispatch(localeChanged('fil'));
  });
  await waitFor(() => expect(network.requests(messagingWire.getHelp).map(({ lang }) => lang)).toEqual(['EN', 'TY']));
});

test.each([
  ['/m/help?i=1', 'What is wagering?', /Stake each deposit once/],
  ['/m/help?title=affiliate', 'Affiliate service', /Partners get a share/],
])('spec 2: %s opens "%s"', async (path, title, text) => {
  const { user } = await open(path);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(await screen.findByText(text)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'All topics' }));
  expect(await screen.findByRole('searchbox', { name: 'Search the topics' })).toBeInTheDocument();
});

test('a search matches title and text; a search without results can be cleared', async () => {
  const { user } = await open('/m/help');
  const search = await screen.findByRole('searchbox');
  await user.type(search, '  STAKE  ');
  expect(screen.getByRole('link', { name: /wagering/ })).toHaveAttribute('href', '/m/help?i=1');
  expect(screen.queryByRole('link', { name: /deposit is missing/ })).not.toBeInTheDocument();
  await user.clear(search);
  await user.type(search, 'zebra');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(screen.getByRole('link', { name: /deposit is missing/ })).toBeInTheDocument();
});

test('a removed topic says so; an empty help center links to the feedback form', async () => {
  const gone = await open('/m/help?i=99');
  expect(await screen.findByText('This topic is no longer available.')).toBeInTheDocument();
  gone.unmount();
  network.use(mockCall(messagingWire.getHelp, []));
  await open('/m/help');
  expect(await screen.findByText('No topics yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Feedback and complaints' })).toHaveAttribute('href', '/m/feedback');
});

test('a retry loads the topics after a load error', async () => {
  network.use(mockCall(messagingWire.getHelp, () => httpStatus(503)));
  const { user } = await open('/m/help');
  expect(await screen.findByText("We couldn't load the help center")).toBeInTheDocument();
  network.use(...handlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /wagering/ })).toBeInTheDocument();
});
