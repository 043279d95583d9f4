import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { messagingWire } from '@parlour/messaging/wire';
import { playControlsWire } from '@parlour/player/wire';
import { passwordWire, profileWire, securityWire, sessionWire } from '@parlour/session/wire';
import { walletWire } from '@parlour/wallet/wire';
import { settleRound } from '../bets/settleRound';
import type { Client } from '../testing/createClient';
import { deposit } from '../testing/deposit';
import { launch } from '../testing/launch';
import { newPushDevice, readVapid, startPushService } from '../testing/pushDevice';
import { addAccount, freshPassword, freshPin, registerMember } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';
import { isPushService } from './isPushService';
import { isQuiet } from './isQuiet';

const gateway = useGateway();
let service: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  service = await startPushService();
  gateway.platform.settings.pushTo = service.url;
});
afterAll(() => service.stop());
beforeEach(() => Object.assign(service, { status: 201, posts: [] }));

async function subscribe(client: Client, place?: Parameters<typeof newPushDevice>[0]) {
  const { subscription, read } = newPushDevice(place);
  await client.call(messagingWire.addPushSubscription, subscription);
  return {
    client,
    subscription,
    /** Sends the waiting messages, and returns all that have arrived. */
    arrived: async () => {
      await gateway.gateway.tick();
      return read(service.posts);
    },
  };
}

const newSubscriber = async (place?: Parameters<typeof newPushDevice>[0]) => subscribe(await registerMember(gateway), place);
const topics = { money: true, security: true, messages: true, promotions: true };
const nameOf = async (client: Client) => (await client.call(profileWire.getProfile, {})).account;

async function write(client: Client, type: 'promo' | 'system', title: string): Promise<void> {
  await gateway.lever('messages', { username: await nameOf(client), type, texts: { EN: { title, content: '<p>Read more</p>' } } });
}

describe('money', () => {
  test('a credited deposit arrives encrypted and signed, in the language of the device, without the amount', async () => {
    const { client, subscription, arrived } = await newSubscriber({ language: 'TY' });
    const { orderNo } = await deposit(gateway, client, '500');
    const path = `/m/voucherCenter/order/${orderNo}`;
    expect(await arrived()).toEqual([
      { title: 'Naipasok na ang deposito', text: `Nasa balanse mo na ang deposito ${orderNo}.`, path, tag: `money ${path}`, silent: false },
    ]);
    const [{ headers, body } = { headers: new Headers(), body: Buffer.from('') }] = service.posts;
    expect(Object.fromEntries(headers)).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(body.includes(orderNo)).toBe(false);
    expect(readVapid(headers.get('Authorization') ?? '')).toMatchObject({
      key: (await client.call(messagingWire.getPushSettings, {})).publicKey,
      isSigned: true,
      claims: { aud: new URL(subscription.endpoint).origin, sub: 'mailto:support@parlour.example' },
    });
  });

  test.each([
    ['successful', 'Withdrawal paid'],
    ['rejected', 'Withdrawal rejected'],
  ])('a withdrawal that was %s arrives once, in a break too', async (outcome, title) => {
    const { client, arrived } = await newSubscriber();
    await deposit(gateway, client, '1000');
    const { session } = await launch(gateway, client);
    const round = { roundId: newIdempotencyKey(), stake: '1000', payout: '1000', result: {} };
    await settleRound(gateway.platform.db, session, { round, now: gateway.platform.clock.now() });
    const order = { idempotencyKey: newIdempotencyKey(), accountId: await addAccount(client), amount: '400', paymentPassword: freshPin };
    const { orderNo } = await client.call(walletWire.createWithdrawal, order);
    await client.call(playControlsWire.takeBreak, { hours: 24 });
    await gateway.lever(`orders/${orderNo}/settle`, { outcome });
    await gateway.gateway.tick();
    expect(await arrived()).toMatchObject([{ title: 'Deposit credited' }, { title, path: `/m/withdraw/order/${orderNo}` }]);
  });

  test.each([500, 302, 429])('a push service that answers %d changes nothing about the order', async (status) => {
    const { client } = await newSubscriber();
    service.status = status;
    expect(await deposit(gateway, client, '500')).toMatchObject({ status: 'successful' });
    await gateway.gateway.tick();
    await gateway.gateway.tick();
    expect(service.posts).toHaveLength(1);
    expect((await client.call(messagingWire.getPushSettings, {})).devices).toBe(1);
  });

  test.each([404, 410])('a device for which the service answers %d is forgotten', async (status) => {
    const { client } = await newSubscriber();
    service.status = status;
    await deposit(gateway, client, '500');
    await gateway.gateway.tick();
    expect((await client.call(messagingWire.getPushSettings, {})).devices).toBe(0);
  });
});

describe('security', () => {
  test('a login on a new device is told to the others; one on a known device is not', async () => {
    const { client, arrived } = await newSubscriber();
    const other = gateway.client();
    const name = await nameOf(client);
    await other.login(name, freshPassword);
    expect(await arrived()).toMatchObject([{ title: 'New login to your account', path: '/m/securityCenter' }]);
    await other.call(securityWire.getDevices, {});
    await other.login(name, freshPassword);
    await client.login(name, freshPassword);
    expect(await arrived()).toHaveLength(1);
  });

  test('a new device that subscribes at once is not told about itself', async () => {
    const { client } = await newSubscriber();
    const other = gateway.client();
    await other.login(await nameOf(client), freshPassword);
    const { arrived } = await subscribe(other);
    expect(await arrived()).toEqual([]);
    expect(service.posts).toHaveLength(1);
  });

  test('a changed password is told to every device', async () => {
    const { client, arrived } = await newSubscriber();
    const change = { idempotencyKey: newIdempotencyKey(), oldPassword: freshPassword, password: 'another-horse-10' };
    await client.call(passwordWire.changePassword, change);
    expect(await arrived()).toMatchObject([{ title: 'Your password was changed' }]);
  });

  test('a device that the player logged out from elsewhere is no longer told', async () => {
    const { client, arrived } = await newSubscriber();
    const other = gateway.client();
    await other.login(await nameOf(client), freshPassword);
    expect(await arrived()).toHaveLength(1);
    await other.call(securityWire.endDevice, { id: client.clientId });
    await deposit(gateway, other, '500');
    expect(await arrived()).toHaveLength(1);
  });
});

describe('what the player chose', () => {
  test('offers are sent only on request; other messages at once, with their title alone', async () => {
    const { client, arrived } = await newSubscriber();
    await write(client, 'promo', 'A gift for you');
    await write(client, 'system', 'New terms');
    expect(await arrived()).toMatchObject([{ title: 'New terms', text: '', path: expect.stringMatching(/^\/m\/webEmail\?id=/) as string }]);
    await client.call(messagingWire.setPushSettings, { topics: { ...topics, messages: false }, quiet: null });
    await write(client, 'promo', 'A gift for you');
    await write(client, 'system', 'Newer terms');
    expect(await arrived()).toMatchObject([{ title: 'New terms' }, { title: 'A gift for you' }]);
    expect(await client.call(messagingWire.getPushSettings, {})).toMatchObject({
      topics: { ...topics, messages: false },
      quiet: null,
      devices: 1,
    });
  });

  test('in a break there are neither offers nor other reasons to come back', async () => {
    const { client, arrived } = await newSubscriber();
    await client.call(messagingWire.setPushSettings, { topics, quiet: null });
    await client.call(playControlsWire.takeBreak, { hours: 24 });
    await write(client, 'promo', 'A gift for you');
    await write(client, 'system', 'New terms');
    expect(await arrived()).toEqual([]);
  });

  test('in quiet hours money arrives without a sound, and the rest stays in the inbox', async () => {
    const { client, arrived } = await newSubscriber();
    await client.call(messagingWire.setPushSettings, { topics, quiet: { from: '00:01', to: '00:00' } });
    await write(client, 'system', 'New terms');
    await deposit(gateway, client, '500');
    expect(await arrived()).toMatchObject([{ title: 'Deposit credited', silent: true }]);
  });

  test('the test goes to the device that asked alone; one of another player is refused', async () => {
    const first = await newSubscriber();
    const second = await subscribe(first.client);
    await first.client.call(messagingWire.sendTestPush, { endpoint: second.subscription.endpoint });
    expect(await second.arrived()).toMatchObject([{ title: 'Notifications work', path: '/m/webEmail' }]);
    expect(await first.arrived()).toEqual([]);
    const stranger = await registerMember(gateway);
    const refusal = await stranger.refusal(messagingWire.sendTestPush, { endpoint: second.subscription.endpoint });
    expect(refusal).toMatchObject({ code: 'FIELD_INVALID', value: { field: 'endpoint' } });
  });
});

describe('devices', () => {
  test('a shared phone tells only the player who subscribed last, and nobody once it is removed', async () => {
    const { client: former, subscription, arrived } = await newSubscriber();
    const next = await registerMember(gateway);
    await next.call(messagingWire.addPushSubscription, subscription);
    await deposit(gateway, former, '500');
    expect(await arrived()).toEqual([]);
    // The session has ended, so a visitor asks.
    await gateway.client().call(messagingWire.removePushSubscription, { endpoint: subscription.endpoint });
    await deposit(gateway, next, '500');
    expect(await arrived()).toEqual([]);
  });

  test('an eleventh device replaces the oldest', async () => {
    const { client, arrived } = await newSubscriber();
    for (let more = 0; more < 10; more += 1) {
      gateway.pass(1);
      await subscribe(client);
    }
    expect((await client.call(messagingWire.getPushSettings, {})).devices).toBe(10);
    await deposit(gateway, client, '500');
    expect(await arrived()).toEqual([]);
  });

  test.each([
    ['another host', { endpoint: 'https://push.example/fcm/send/1' }, 'endpoint'],
    ['the network of the operator', { endpoint: 'https://169.254.169.254/latest' }, 'endpoint'],
    ['a time zone that is none', { timeZone: 'Mars/Base' }, 'timeZone'],
  ])('%s is refused', async (_, wrong, field) => {
    const client = await registerMember(gateway);
    const refusal = await client.refusal(messagingWire.addPushSubscription, { ...newPushDevice().subscription, ...wrong });
    expect(refusal).toMatchObject({ code: 'FIELD_INVALID', value: { field } });
  });

  test('a trial has no notifications', async () => {
    const trial = gateway.client();
    trial.token = (await trial.call(sessionWire.startTrial, { moduleId: 'm' })).token;
    expect((await trial.refusal(messagingWire.getPushSettings, {})).code).toBe('NOT_ALLOWED');
  });
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-sg2p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://user@fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilpush.apple.com/abc', false],
  ['https://localhost/abc', false],
  ['nonsense', false],
])('%s is a push service: %s', (endpoint, expected) => {
  expect(isPushService(endpoint)).toBe(expected);
});

test.each([
  ['22:00', '07:00', '2026-11-25T15:00:00Z', true],
  ['22:00', '07:00', '2026-11-25T22:59:00Z', true],
  ['22:00', '07:00', '2026-11-25T23:00:00Z', false],
  ['13:00', '14:00', '2026-11-25T05:30:00Z', true],
  ['13:00', '14:00', '2026-11-25T06:00:00Z', false],
  ['09:00', '09:00', '2026-11-25T01:00:00Z', false],
])('from %s to %s in Manila, %s is quiet: %s', (from, to, at, expected) => {
  expect(isQuiet({ from, to }, 'Asia/Manila', Date.parse(at))).toBe(expected);
});
