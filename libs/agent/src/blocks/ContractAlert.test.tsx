import { loggedOut } from '@parlour/kernel';
import { network, httpStatus, mockCall, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { agentFeature } from '../feature';
import { agentHandlers } from '../mocks/handlers';
import { asType } from '../mocks/players';
import { agentWire } from '../wire';
import { ContractAlert } from './ContractAlert';

useNetwork(...agentHandlers);

function show(type = 1) {
  const player = asType(type);
  return renderBlock(<ContractAlert />, { ...player, with: [agentFeature, ...player.with], path: '/m/home' });
}

const asked = () => network.requests(agentWire.getContractRequest).length;

test('product 4.5: one alert lists every pending contract with a link to it', async () => {
  await show();
  const alert = await screen.findByRole('dialog', { name: '2 contracts need your answer' });
  expect(within(alert).getByRole('link', { name: 'Daily salary contract' })).toHaveAttribute('href', '/m/member/agent/getSalaryContract');
  expect(within(alert).getByRole('link', { name: 'Dividend contract' })).toHaveAttribute('href', '/m/member/agent/getDevidendContract');
  expect(within(alert).queryByText('Hourly salary contract')).toBeNull();
});

test('spec 7: the button opens the pending contract', async () => {
  network.use(mockCall(agentWire.getContractRequest, { contracthoursalreq: 'NEW' }));
  const { user, location } = await show();
  expect(await screen.findByRole('dialog', { name: 'A contract needs your answer' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Go' }));
  expect(location()).toBe('/m/member/agent/getHourContract');
});

test('product 4.5: after "Later" the alert stays away for this visit, and nothing is requested', async () => {
  const first = await show();
  await first.user.click(await screen.findByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  first.unmount();
  const before = asked();
  await show();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked()).toBe(before);
});

test('the next player sees the alert again', async () => {
  const { user, store } = await show();
  await user.click(await screen.findByRole('button', { name: 'Later' }));
  await act(async () => void store.dispatch(loggedOut()));
  for (const event of asType(1).events) await act(async () => void store.dispatch(event));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test.each([0, 1, 2, 7])('spec 6: the contract check runs for type %i', async (type) => {
  await show(type);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test.each([4, 40, 41, 42])('spec 6: the contract check does not run for type %i', async (type) => {
  const { container } = await show(type);
  expect(container).toBeEmptyDOMElement();
  expect(asked()).toBe(0);
});

test('without pending contracts, or when the request fails, nothing is rendered', async () => {
  network.use(mockCall(agentWire.getContractRequest, {}));
  const { container, unmount } = await show();
  await waitFor(() => expect(asked()).toBe(1));
  expect(container).toBeEmptyDOMElement();
  unmount();
  network.use(mockCall(agentWire.getContractRequest, () => httpStatus(500)));
  const second = await show();
  await waitFor(() => expect(asked()).toBeGreaterThan(1));
  expect(second.container).toBeEmptyDOMElement();
});
