import { localeChanged } from '@parlour/kernel';
import { httpStatus, mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { messagingFeature } from '../feature';
import { handlers } from '../mocks/handlers';
import { asVisitor } from '../mocks/players';
import { messagingWire } from '../wire';

useNetwork(...handlers);

const open = (path: string, locale: 'en' | 'fil' = 'en') => renderFeature(messagingFeature, path, { ...asVisitor, locale });

test('spec 7: asks for MOBILE and the language; topics lead to their position', async () => {
  await open('/m/help', 'fil');
  expect(await screen.findByRole('link', { name: /What is turnover/ })).toHaveAttribute('href', '/m/help?i=1');
  expect(network.requests(messagingWire.getHelp)).toEqual([{ device: 'MOBILE', lang: 'TY' }]);
});

test('spec 7: after a change of the language the list is asked for once, 200 ms later', async () => {
  const { store } = await open('/m/help');
  await screen.findByRole('link', { name: /turnover/ });
  await act(async () => {
    store.dispatch(localeChanged('fil'));
    store.dispatch(localeChanged('en'));
    store.dispatch(localeChanged('fil'));
  });
  await waitFor(() => expect(network.requests(messagingWire.getHelp).map(({ lang }) => lang)).toEqual(['EN', 'TY']));
});

test.each([
  ['/m/help?i=1', 'What is turnover?', /Stake each deposit once/],
  ['/m/help?title=affiliate', 'Affiliate service', /Partners get a share/],
])('spec 2: %s opens "%s"', async (path, title, text) => {
  const { user } = await open(path);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(await screen.findByText(text)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'All topics' }));
  expect(await screen.findByRole('searchbox', { name: 'Search the topics' })).toBeInTheDocument();
});

test('a search finds words of title and text; no match can be cleared', async () => {
  const { user } = await open('/m/help');
  const search = await screen.findByRole('searchbox');
  await user.type(search, '  STAKE  ');
  expect(screen.getByRole('link', { name: /turnover/ })).toHaveAttribute('href', '/m/help?i=1');
  expect(screen.queryByRole('link', { name: /deposit is missing/ })).not.toBeInTheDocument();
  await user.clear(search);
  await user.type(search, 'zebra');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(screen.getByRole('link', { name: /deposit is missing/ })).toBeInTheDocument();
});

test('a topic that is gone is told; an empty center says so', async () => {
  const gone = await open('/m/help?i=99');
  expect(await screen.findByText('This topic is no longer available.')).toBeInTheDocument();
  gone.unmount();
  network.use(mockCall(messagingWire.getHelp, []));
  await open('/m/help');
  expect(await screen.findByText('No topics yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Feedback and complaints' })).toHaveAttribute('href', '/m/feedback');
});

test('a gateway that fails is told, with a way on', async () => {
  network.use(mockCall(messagingWire.getHelp, () => httpStatus(503)));
  const { user } = await open('/m/help');
  expect(await screen.findByText('The help center did not load')).toBeInTheDocument();
  network.use(...handlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /turnover/ })).toBeInTheDocument();
});
