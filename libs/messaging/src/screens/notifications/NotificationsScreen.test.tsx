import { featuresAdded, localeChanged, loggedIn, loggedOut, paths } from '@parlour/kernel';
import { logoutStarted } from '@parlour/player/session';
import { connectionLost, httpStatus, mockCall, network, refuse, renderBlock, renderFeature, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { messagingFeature } from '../../feature';
import { fakePush, withoutPush } from '../../mocks/fakePush';
import { handlers } from '../../mocks/handlers';
import { asMember, asType, asVisitor } from '../../mocks/players';
import { messagingWire } from '../../wire';

useNetwork(...handlers);
beforeEach(() => localStorage.clear());
afterEach(withoutPush);

const { getPushSettings, setPushSettings, addPushSubscription, removePushSubscription } = messagingWire;
const endpoint = 'https://fcm.googleapis.com/fcm/send/this-phone';
const topics = { money: true, security: true, messages: true, promotions: false };
const open = (options: Parameters<typeof renderFeature>[2] = asMember) =>
  renderFeature(messagingFeature, paths.messaging.notifications, options);
const deviceSwitch = () => screen.findByRole('checkbox', { name: 'Notifications on this device' });

/** A phone whose notifications maria has turned on. */
async function subscribed() {
  const device = fakePush();
  const view = await open();
  await view.user.click(await deviceSwitch());
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Notifications on this device' })).toBeChecked());
  return { ...view, device };
}

describe('this device', () => {
  test('the permission is asked only on the tap; the gateway gets the subscription with language and time zone', async () => {
    const device = fakePush();
    const { user } = await open();
    expect(await deviceSwitch()).not.toBeChecked();
    expect(device.permission).toBe('default');
    await user.click(await deviceSwitch());
    await waitFor(async () => expect(await deviceSwitch()).toBeChecked());
    expect(network.requests(addPushSubscription)).toEqual([
      {
        endpoint,
        p256dh: `B${'k'.repeat(86)}`,
        auth: 'a'.repeat(22),
        language: 'EN',
        timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    ]);
  });

  test('turned off, the browser forgets the subscription and the gateway is told', async () => {
    const { user, device } = await subscribed();
    await user.click(await deviceSwitch());
    await waitFor(async () => expect(await deviceSwitch()).not.toBeChecked());
    expect(device.endpoint).toBeUndefined();
    await waitFor(() => expect(network.requests(removePushSubscription)).toEqual([{ endpoint }]));
  });

  test('it stays off if the gateway does not hear of it, because the browser has forgotten the subscription', async () => {
    const { user, device } = await subscribed();
    network.use(mockCall(removePushSubscription, connectionLost()));
    await user.click(await deviceSwitch());
    await waitFor(async () => expect(await deviceSwitch()).not.toBeChecked());
    expect(device.endpoint).toBeUndefined();
  });

  test('after a lost reply it is unknown, and another try sends the same subscription', async () => {
    fakePush();
    network.use(mockCall(addPushSubscription, connectionLost()));
    const { user } = await open();
    await user.click(await deviceSwitch());
    expect(await screen.findByText(/we do not know whether notifications are on/)).toBeVisible();
    network.use(mockCall(addPushSubscription, null));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await deviceSwitch()).toBeChecked());
    expect(new Set(network.requests(addPushSubscription).map((sent) => sent.endpoint))).toEqual(new Set([endpoint]));
  });

  test('a refusal is shown, and the browser keeps no subscription', async () => {
    const device = fakePush();
    network.use(mockCall(addPushSubscription, refuse('FIELD_INVALID', { field: 'endpoint' })));
    const { user } = await open();
    await user.click(await deviceSwitch());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await deviceSwitch()).not.toBeChecked();
    expect(device.endpoint).toBeUndefined();
  });

  test('a push service that is not reached can be tried again', async () => {
    const device = fakePush({ isBlocked: true });
    const { user } = await open();
    await user.click(await deviceSwitch());
    expect(await screen.findByText(/did not reach its notification service/)).toBeVisible();
    device.isBlocked = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await deviceSwitch()).toBeChecked());
  });

  test('a closed question can be asked again', async () => {
    fakePush({ answer: 'default' });
    const { user } = await open();
    await user.click(await deviceSwitch());
    expect(await screen.findByText(/Your browser needs your permission/)).toBeVisible();
    expect(await deviceSwitch()).toBeEnabled();
    expect(network.requests(addPushSubscription)).toEqual([]);
  });

  test('in another language the gateway is told the new one', async () => {
    const { unmount } = await subscribed();
    unmount();
    await open({ ...asMember, locale: 'fil' });
    await waitFor(() => expect(network.requests(addPushSubscription).map(({ language }) => language)).toEqual(['EN', 'TY']));
  });
});

describe('without notifications, the reason is shown and the inbox is the way on', () => {
  const reads = async (title: string) => {
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the inbox' })).toHaveAttribute('href', '/m/webEmail');
    expect(screen.queryByRole('checkbox', { name: 'Notifications on this device' })).not.toBeInTheDocument();
  };

  test('a browser without them', async () => {
    await open();
    await reads('This browser shows no notifications');
  });

  test('Safari on an iPhone, not on the home screen', async () => {
    const agent = jest.spyOn(navigator, 'userAgent', 'get');
    agent.mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    );
    await open();
    await reads('Add the app to your home screen first');
    agent.mockRestore();
  });

  test('blocked before', async () => {
    fakePush({ permission: 'denied' });
    await open();
    await reads('Notifications are blocked');
  });

  test('blocked by the answer', async () => {
    fakePush({ answer: 'denied' });
    const { user } = await open();
    await user.click(await deviceSwitch());
    await reads('Notifications are blocked');
  });

  test('no worker, as with the data saver', async () => {
    fakePush({ hasWorker: false });
    await open();
    await reads('Notifications are not ready on this device');
  });

  test('an operator that sends none', async () => {
    fakePush();
    network.use(mockCall(getPushSettings, { publicKey: null, topics, quiet: null, devices: 0 }));
    await open();
    await reads('No notifications yet');
  });
});

describe('what of, and when not', () => {
  test('a topic is stored at once', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Promotions' }));
    await waitFor(() => expect(network.requests(setPushSettings)).toEqual([{ topics: { ...topics, promotions: true }, quiet: null }]));
  });

  test('a refused change goes back to the stored value', async () => {
    network.use(mockCall(setPushSettings, httpStatus(503)));
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Promotions' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Promotions' })).not.toBeChecked();
  });

  test('that it was not sent for lack of a connection is said no longer than it is lost, and the stored value stays', async () => {
    const { user } = await open();
    const promotions = await screen.findByRole('checkbox', { name: 'Promotions' });
    network.goOffline();
    await user.click(promotions);
    expect(await screen.findByText(/No internet/)).toBeVisible();
    network.comeBack();
    await waitFor(() => expect(screen.queryByText(/No internet/)).not.toBeInTheDocument());
    expect(promotions).not.toBeChecked();
    expect(network.requests(setPushSettings)).toEqual([]);
  });

  test('quiet hours start with the usual night; a time set elsewhere is kept', async () => {
    let stored: { from: string; to: string } | null = null;
    network.use(
      mockCall(getPushSettings, () => ({ publicKey: 'key', topics, quiet: stored, devices: 1 })),
      mockCall(setPushSettings, ({ quiet }) => {
        stored = quiet;
        return null;
      }),
    );
    const { user, unmount } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Keep quiet at these hours' }));
    await waitFor(() => expect(stored).toEqual({ from: '22:00', to: '07:00' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'From' })).toBeEnabled());
    await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), '23:00');
    await waitFor(() => expect(stored).toEqual({ from: '23:00', to: '07:00' }));
    unmount();
    stored = { from: '22:30', to: '06:00' };
    await open();
    expect(await screen.findByRole('combobox', { name: 'From' })).toHaveDisplayValue('22:30');
    expect(screen.getByRole('option', { name: '22:30', selected: true })).toBeInTheDocument();
  });

  test('settings that do not load can be tried again', async () => {
    network.use(mockCall(getPushSettings, httpStatus(503)));
    const { user } = await open();
    expect(await screen.findByText("We couldn't load your notification settings")).toBeVisible();
    network.use(mockCall(getPushSettings, { publicKey: 'key', topics, quiet: null, devices: 1 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: 'Promotions' })).toBeVisible();
  });

  test('spec 6: a free trial has none', async () => {
    await open(asType(4));
    expect(screen.getByRole('link', { name: 'Sign up' })).toBeVisible();
    expect(network.requests(getPushSettings)).toEqual([]);
  });
});

describe('the end of a session', () => {
  test.each([
    ['a logout', logoutStarted],
    ['an ended session', loggedOut],
  ])('%s closes what is shown and ends the subscription, without a session', async (_, event) => {
    const { store, device } = await subscribed();
    device.shown = ['Deposit credited'];
    act(() => void store.dispatch(event()));
    await waitFor(() => expect(device).toMatchObject({ shown: [], endpoint: undefined }));
    await waitFor(() => expect(network.requests(removePushSubscription)).toEqual([{ endpoint }]));
  });

  test('after a logout nothing says who had notifications, even if the browser has withdrawn the permission', async () => {
    const { store, device } = await subscribed();
    expect(JSON.stringify(localStorage)).toContain('maria');
    device.permission = 'default';
    act(() => void store.dispatch(logoutStarted()));
    expect(localStorage.getItem('messaging.push')).toBeNull();
  });

  test("another player's subscription is ended, never taken over", async () => {
    const { device, unmount } = await subscribed();
    unmount();
    device.shown = ['Deposit credited'];
    const thiri = loggedIn({ token: 'token-of-thiri', userName: 'thiri', type: 0, merchantCode: '200jilif3' });
    await open({ ...asMember, events: [thiri] });
    expect(await deviceSwitch()).not.toBeChecked();
    expect(device).toMatchObject({ shown: [], endpoint: undefined });
    await waitFor(() => expect(network.requests(removePushSubscription)).toEqual([{ endpoint }]));
  });

  test.each([
    ['at the start', featuresAdded()],
    ['after a change of language', localeChanged('en')],
  ])('a subscription that the browser has replaced is told to the gateway %s', async (_, event) => {
    const { store, device } = await subscribed();
    const replaced = 'https://fcm.googleapis.com/fcm/send/replaced';
    device.endpoint = replaced;
    act(() => void store.dispatch(event));
    await waitFor(() => expect(network.requests(addPushSubscription).map((sent) => sent.endpoint)).toEqual([endpoint, replaced]));
    expect(device.endpoint).toBe(replaced);
    expect(network.requests(removePushSubscription)).toEqual([]);
  });

  test('a subscription that a logout has left is ended at the start', async () => {
    const { device, unmount } = await subscribed();
    unmount();
    const { store } = await renderBlock(null, { with: [...asVisitor.with, messagingFeature] });
    act(() => void store.dispatch(featuresAdded()));
    await waitFor(() => expect(device.endpoint).toBeUndefined());
    await waitFor(() => expect(network.requests(removePushSubscription)).toEqual([{ endpoint }]));
  });

  test("the same player's subscription stays with a new session", async () => {
    const { device, unmount } = await subscribed();
    unmount();
    await open();
    expect(await deviceSwitch()).toBeChecked();
    expect(device.endpoint).toBe(endpoint);
    expect(network.requests(removePushSubscription)).toEqual([]);
  });
});
