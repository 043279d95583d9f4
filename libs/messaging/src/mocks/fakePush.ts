import type { StoryContext } from '@storybook/react-vite';

/** A device for tests and stories: the state of notifications in a browser. */
export type FakePush = {
  permission: NotificationPermission;
  /** The player's answer to the browser's question. */
  answer: NotificationPermission;
  /** The subscription of the browser. */
  endpoint: string | undefined;
  /** False if the app has registered no worker. */
  hasWorker: boolean;
  /** Notifications that are on the screen. */
  shown: string[];
  /** True if the push service is not reached. */
  isBlocked: boolean;
};

const names = ['Notification', 'PushManager'] as const;

/** Gives the window a browser with notifications. Returns its state, which the app and a test change. */
export function fakePush(state: Partial<FakePush> = {}): FakePush {
  const device: FakePush = {
    permission: 'default',
    answer: 'granted',
    endpoint: undefined,
    hasWorker: true,
    shown: [],
    isBlocked: false,
    ...state,
  };
  const subscription = () =>
    device.endpoint === undefined
      ? null
      : {
          endpoint: device.endpoint,
          toJSON: () => ({ keys: { p256dh: `B${'k'.repeat(86)}`, auth: 'a'.repeat(22) } }),
          unsubscribe: async () => {
            device.endpoint = undefined;
            return true;
          },
        };
  const registration = {
    getNotifications: async () =>
      device.shown.map((title) => ({ title, close: () => (device.shown = device.shown.filter((other) => other !== title)) })),
    pushManager: {
      getSubscription: async () => subscription(),
      subscribe: async () => {
        if (device.isBlocked) throw new DOMException('push service not reached', 'AbortError');
        device.endpoint ??= 'https://fcm.googleapis.com/fcm/send/this-phone';
        return subscription();
      },
    },
  };
  put(window, 'Notification', {
    get permission() {
      return device.permission;
    },
    requestPermission: async () => {
      device.permission = device.answer;
      return device.answer;
    },
  });
  put(window, 'PushManager', class {});
  put(navigator, 'serviceWorker', { getRegistration: async () => (device.hasWorker ? registration : undefined) });
  return device;
}

/** Makes the window a browser without notifications. */
export function withoutPush(): void {
  for (const name of names) put(window, name, undefined);
}

function put(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });
}

/** Opens a story in a browser that has stored nothing. Its parameter `push` is the state of notifications there; null stands for a browser without them. */
export function openBrowser({ parameters: { push } }: Pick<StoryContext, 'parameters'>): void {
  for (const key of ['messaging.push', 'messaging.pushOffer']) localStorage.removeItem(key);
  if (push === null) withoutPush();
  else fakePush(push);
}
