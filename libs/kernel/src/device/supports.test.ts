import * as supports from './supports';

const { whenIdle } = supports;

const { navigator, crypto } = window;

/** Adds or removes a browser feature for one test. */
function put(owner: object, name: string, value?: unknown): void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  undo.push(() => (before ? Object.defineProperty(owner, name, before) : Reflect.deleteProperty(owner, name)));
  if (value === undefined) Reflect.deleteProperty(owner, name);
  else Object.defineProperty(owner, name, { configurable: true, value });
}

const undo: (() => unknown)[] = [];
afterEach(() => undo.splice(0).forEach((step) => step()));

const parts = [
  ['share', navigator, 'share'],
  ['vibrate', navigator, 'vibrate'],
  ['userActivation', navigator, 'userActivation'],
  ['locks', navigator, 'locks'],
  ['serviceWorker', navigator, 'serviceWorker'],
  ['passkeys', window, 'PublicKeyCredential'],
  ['caches', window, 'caches'],
  ['notifications', window, 'Notification'],
  ['pushManager', window, 'PushManager'],
  ['subtle', crypto, 'subtle'],
] as const;

test.each(parts)('%s is undefined if the browser lacks it', (part, owner, name) => {
  put(owner, name);
  expect(supports[part]()).toBeUndefined();
});

test.each(parts)('%s is returned if the browser has it', (part, owner, name) => {
  put(owner, name, () => undefined);
  expect(supports[part]()).toBeDefined();
});

test('returned browser functions work without their object', () => {
  put(navigator, 'vibrate', function (this: unknown) {
    return this === navigator;
  });
  const vibrate = supports.vibrate();
  expect(vibrate?.(1)).toBe(true);
});

test('the screen turns if the browser can turn it', () => {
  expect(supports.lockOrientation()).toBeUndefined();
  put(window.screen, 'orientation', {});
  expect(supports.lockOrientation()).toBeUndefined();
  const orientation = { turned: '', lock: async (turned: string) => void (orientation.turned = turned) };
  put(window.screen, 'orientation', orientation);
  void supports.lockOrientation()?.('landscape');
  expect(orientation.turned).toBe('landscape');
});

test('WebOTP is supported if the browser has OTPCredential', () => {
  expect(supports.messageCodes()).toBe(false);
  put(window, 'OTPCredential', class {});
  expect(supports.messageCodes()).toBe(true);
});

describe('whenIdle', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('uses requestIdleCallback and can be cancelled', () => {
    const requested: unknown[] = [];
    put(window, 'requestIdleCallback', (task: () => void, options: unknown) => requested.push(task, options));
    put(window, 'cancelIdleCallback', (id: number) => requested.splice(0, id));
    const task = jest.fn();
    const callOff = whenIdle(task, 5000);
    expect(requested).toEqual([task, { timeout: 5000 }]);
    callOff();
    expect(requested).toEqual([]);
  });

  test('without requestIdleCallback, never waits longer than allowed', () => {
    const task = jest.fn();
    whenIdle(task, 500);
    jest.advanceTimersByTime(500);
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('without requestIdleCallback, runs after two seconds unless cancelled', () => {
    const task = jest.fn();
    whenIdle(task, 5000);
    whenIdle(task, 5000)();
    jest.advanceTimersByTime(1999);
    expect(task).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledTimes(1);
  });
});
