import { MessageChannel } from 'node:worker_threads';
import { listenForPushes } from './listenForPushes';

const origin = 'https://parlour.example';
const showNotification = jest.fn((_title: string, _options: NotificationOptions) => Promise.resolve());
const subscribe = jest.fn((_options: PushSubscriptionOptionsInit) => Promise.resolve());
const openWindow = jest.fn((_path: string) => Promise.resolve(null));
let tabs: Tab[] = [];

/** A tab at an address; `isAwake` if the app in it answers the worker. */
class Tab {
  readonly url: string;
  focus = jest.fn(() => Promise.resolve(this));
  navigate = jest.fn((_path: string) => Promise.resolve(this));
  postMessage: jest.Mock;
  constructor(path: string, isAwake = true) {
    this.url = origin + path;
    this.postMessage = jest.fn((_data: unknown, [port]: MessagePort[]) => isAwake && port?.postMessage('opened'));
  }
}

/** A fake worker. Each of its events ends when the promises passed to `waitUntil` are settled. */
function worker(language = 'en-PH') {
  const scope = Object.assign(new EventTarget(), {
    location: { origin },
    navigator: { language },
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: jest.fn(() => Promise.resolve(tabs)), openWindow },
  });
  listenForPushes(scope as unknown as ServiceWorkerGlobalScope);
  return async (type: string, fields: object) => {
    const waits: Promise<unknown>[] = [];
    scope.dispatchEvent(Object.assign(new Event(type), fields, { waitUntil: (wait: Promise<unknown>) => void waits.push(wait) }));
    await Promise.all(waits);
  };
}

const push = (value: unknown, language?: string) => worker(language)('push', { data: { json: () => value } });

async function tap(path: unknown) {
  const close = jest.fn();
  await worker()('notificationclick', { notification: { data: path, close } });
  expect(close).toHaveBeenCalledTimes(1);
}

beforeAll(() => Object.assign(globalThis, { MessageChannel }));
beforeEach(() => {
  jest.clearAllMocks();
  tabs = [];
});

test('a message of the gateway is shown with its texts', async () => {
  await push({ title: 'Deposit credited', text: 'It is in your balance.', path: '/m/history?id=1', tag: 'money 1', silent: false });
  expect(showNotification.mock.calls).toEqual([
    [
      'Deposit credited',
      expect.objectContaining({
        body: 'It is in your balance.',
        data: '/m/history?id=1',
        tag: 'money 1',
        silent: false,
        renotify: true,
      }),
    ],
  ]);
});

test('a silent message makes no sound, even when it replaces another', async () => {
  await push({ title: 'Deposit credited', tag: 'money 1', silent: true });
  expect(showNotification).toHaveBeenCalledWith('Deposit credited', expect.objectContaining({ silent: true, renotify: false }));
});

test.each([
  ['en-PH', 'You have a new notification'],
  ['fil-PH', 'May bago kang notification'],
  ['my', 'အသိပေးချက်အသစ် ရှိပါသည်'],
  ['de-DE', 'You have a new notification'],
])('an unreadable message is shown with a general title, in %s "%s"', async (language, title) => {
  await worker(language)('push', { data: null });
  expect(showNotification.mock.calls).toEqual([[title, expect.objectContaining({ body: '', data: '/m/webEmail', renotify: false })]]);
});

test('an open tab of the app comes to the front and opens the page itself', async () => {
  const [terms, tab, other] = [new Tab('/m/brand/terms.html'), new Tab('/m/home'), new Tab('/m/mine')];
  tabs = [terms, tab, other];
  await tap('/m/webEmail?id=1');
  expect(tab.focus).toHaveBeenCalledTimes(1);
  expect(tab.postMessage).toHaveBeenCalledWith({ type: 'open', path: '/m/webEmail?id=1' }, expect.anything());
  for (const { navigate } of tabs) expect(navigate).not.toHaveBeenCalled();
  for (const { postMessage } of [terms, other]) expect(postMessage).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test('a tab whose app does not answer loads the page, even when the browser refuses the focus', async () => {
  const tab = new Tab('/m/home', false);
  tab.focus.mockRejectedValue(new DOMException('no tap', 'InvalidAccessError'));
  tabs = [tab];
  await tap('/m/webEmail?id=1');
  expect(tab.navigate.mock.calls).toEqual([['/m/webEmail?id=1']]);
  expect(openWindow).not.toHaveBeenCalled();
});

test('without a tab, or when the tab refuses, a window opens', async () => {
  await tap('/m/webEmail?id=1');
  const tab = new Tab('/m/home', false);
  tab.navigate.mockRejectedValue(new TypeError('not controlled'));
  tabs = [tab];
  await tap('/m/webEmail?id=2');
  expect(openWindow.mock.calls).toEqual([['/m/webEmail?id=1'], ['/m/webEmail?id=2']]);
});

test.each(['https://evil.example/m/home', 'javascript:alert(1)', '/wps/session', undefined, { path: '/m/home' }])(
  'a notification with the address %j opens the inbox',
  async (path) => {
    await tap(path);
    expect(openWindow.mock.calls).toEqual([['/m/webEmail']]);
  },
);

test('a subscription that the browser has ended is replaced with its key', async () => {
  const applicationServerKey = new ArrayBuffer(65);
  await worker()('pushsubscriptionchange', { oldSubscription: { options: { applicationServerKey } }, newSubscription: null });
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey }]]);
});

test('nothing is subscribed when the browser has done so, or does not tell the key', async () => {
  const oldSubscription = { options: { applicationServerKey: new ArrayBuffer(65) } };
  await worker()('pushsubscriptionchange', { oldSubscription, newSubscription: {} });
  await worker()('pushsubscriptionchange', { oldSubscription: null, newSubscription: null });
  await worker()('pushsubscriptionchange', { oldSubscription: { options: { applicationServerKey: null } }, newSubscription: null });
  expect(subscribe).not.toHaveBeenCalled();
});

test('a refused permission is no error', async () => {
  subscribe.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  const applicationServerKey = new ArrayBuffer(65);
  await worker()('pushsubscriptionchange', { oldSubscription: { options: { applicationServerKey } }, newSubscription: null });
  expect(subscribe).toHaveBeenCalledTimes(1);
});
