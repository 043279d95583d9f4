import { api } from '@parlour/api-client';
import { loggedIn } from '@parlour/kernel';
import { connectionLost, mockCall, network, refuse, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { loadPushOffer, messagingFeature } from '../..';
import { fakePush, withoutPush } from '../../mocks/fakePush';
import { handlers } from '../../mocks/handlers';
import { asMember } from '../../mocks/players';
import { messagingWire } from '../../wire';

useNetwork(...handlers);
afterEach(withoutPush);

const { getPushSettings, addPushSubscription, removePushSubscription } = messagingWire;
const topics = { money: true, security: true, messages: true, promotions: false };

async function open(options: Partial<typeof asMember> = {}) {
  const offer = await loadPushOffer();
  return renderBlock(offer && createElement(offer), { ...asMember, ...options, with: [messagingFeature, ...asMember.with] });
}
const card = () => screen.findByRole('region', { name: 'Get a message when your money arrives' });
const button = (name: string) => screen.findByRole('button', { name });

/** Expects no card, once all answers of the gateway and of the browser are there. */
async function expectNothing({ store }: Awaited<ReturnType<typeof open>>) {
  await act(async () => void (await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))));
  // The browser answers in several steps, all of them before the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
}

describe('"Turn on"', () => {
  test('asks for the permission, subscribes, and leads to the choice of topics', async () => {
    const device = fakePush();
    const { user } = await open();
    expect(await card()).toBeVisible();
    expect(device.permission).toBe('default');
    await user.click(await button('Turn on'));
    expect(await screen.findByText('Notifications are on for this device')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose what we notify you about' })).toHaveAttribute('href', '/m/notifications');
    expect(network.requests(addPushSubscription)).toEqual([expect.objectContaining({ endpoint: device.endpoint, language: 'EN' })]);
  });

  test('is busy until the answer is there, and a second tap sends nothing', async () => {
    fakePush();
    let answer: () => void = () => undefined;
    network.use(mockCall(addPushSubscription, () => new Promise<null>((resolve) => (answer = () => resolve(null)))));
    const { user } = await open();
    await user.dblClick(await button('Turn on'));
    expect(await button('Turn on')).toBeDisabled();
    expect(await button('Not now')).toBeDisabled();
    await waitFor(() => expect(network.requests(addPushSubscription)).toHaveLength(1));
    answer();
    expect(await screen.findByText('Notifications are on for this device')).toBeVisible();
    expect(network.requests(addPushSubscription)).toHaveLength(1);
  });

  test('after a lost reply it is unknown, and another try sends the same subscription', async () => {
    fakePush();
    network.use(mockCall(addPushSubscription, connectionLost()));
    const { user } = await open();
    await user.click(await button('Turn on'));
    expect(await screen.findByText(/we do not know whether notifications are on/)).toBeVisible();
    network.use(mockCall(addPushSubscription, null));
    await user.click(await button('Try again'));
    expect(await screen.findByText('Notifications are on for this device')).toBeVisible();
    expect(new Set(network.requests(addPushSubscription).map(({ endpoint }) => endpoint)).size).toBe(1);
  });

  test('a closed question can be asked again', async () => {
    const device = fakePush({ answer: 'default' });
    const { user } = await open();
    await user.click(await button('Turn on'));
    expect(await screen.findByText(/Your browser needs your permission/)).toBeVisible();
    device.answer = 'granted';
    await user.click(await button('Try again'));
    expect(await screen.findByText('Notifications are on for this device')).toBeVisible();
  });

  test('blocked by the answer, it says how to allow them, and the inbox is the way on', async () => {
    fakePush({ answer: 'denied' });
    const { user } = await open();
    await user.click(await button('Turn on'));
    expect(await screen.findByText('Notifications are blocked')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the inbox' })).toHaveAttribute('href', '/m/webEmail');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('a refusal is shown, and the browser keeps no subscription', async () => {
    const device = fakePush();
    network.use(mockCall(addPushSubscription, refuse('FIELD_INVALID', { field: 'endpoint' })));
    const { user } = await open();
    await user.click(await button('Turn on'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(device.endpoint).toBeUndefined();
  });

  test('a push service that is not reached can be tried again', async () => {
    const device = fakePush({ isBlocked: true });
    const { user } = await open();
    await user.click(await button('Turn on'));
    expect(await screen.findByText(/did not reach its notification service/)).toBeVisible();
    device.isBlocked = false;
    await user.click(await button('Try again'));
    expect(await screen.findByText('Notifications are on for this device')).toBeVisible();
  });
});

test('"Not now" is remembered for this player on this device; another player is asked', async () => {
  const device = fakePush();
  const first = await open();
  await first.user.click(await button('Not now'));
  await expectNothing(first);
  first.unmount();
  const second = await open();
  await expectNothing(second);
  second.unmount();
  expect(network.requests(getPushSettings)).toHaveLength(1);
  await open({ events: [loggedIn({ token: 'token-of-thiri', userName: 'thiri', type: 0, merchantCode: '200jilif3' })] });
  expect(await card()).toBeVisible();
  expect(device.permission).toBe('default');
  expect(network.requests(removePushSubscription)).toEqual([]);
});

test('an offer that was accepted is not made again on the next order', async () => {
  fakePush();
  const { user, unmount } = await open();
  await user.click(await button('Turn on'));
  await screen.findByText('Notifications are on for this device');
  unmount();
  expect(await loadPushOffer()).toBeUndefined();
});

describe('nothing is offered, and the gateway is not asked,', () => {
  test.each([
    ['in a browser without notifications', undefined],
    ['where they are blocked', { permission: 'denied' }],
    ['where they are allowed already', { permission: 'granted' }],
    ['without a worker, as with the data saver', { hasWorker: false }],
  ] as const)('%s', async (_, state) => {
    if (state) fakePush(state);
    await expectNothing(await open());
    expect(network.requests(getPushSettings)).toEqual([]);
  });
});

test.each([
  ['an operator that sends none', { publicKey: null, topics, quiet: null, devices: 0 }],
  ['settings that do not load', connectionLost()],
])('nothing is offered with %s', async (_, reply) => {
  fakePush();
  network.use(mockCall(getPushSettings, reply));
  await expectNothing(await open());
  expect(network.requests(getPushSettings)).not.toEqual([]);
});
