import en from '../../i18n/en.push.json';
import fil from '../../i18n/fil.push.json';
import my from '../../i18n/my.push.json';
import { appPathOf, isInApp, pushedNote } from './pushedNote';

/** The worker's half of web push: it shows messages, opens the page of a tapped one, and keeps the subscription alive. */
export function listenForPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event.data)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPushed(worker, event.notification.data));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(worker, event)));
}

type Shown = NotificationOptions & {
  /** Chromium alone knows it, so TypeScript does not. */
  renotify?: boolean;
};

const texts = { en, fil, my };

/**
 * Shows a push message. An unreadable one gets a general title, because browsers end the subscription of a worker that shows nothing. A message
 * that replaces one with the same tag sounds again.
 */
async function showPush(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const { title, text, path, tag, isSilent } = pushedNote(data, worker.location.origin);
  const options: Shown = {
    body: text,
    data: path,
    icon: '/m/icon-192.png',
    tag,
    silent: isSilent,
    renotify: tag !== '' && !isSilent,
  };
  await worker.registration.showNotification(title || generalTitle(worker.navigator.language), options);
}

/** The worker cannot read the player's choice of language, so it uses the browser's. */
function generalTitle(language: string): string {
  const known = Object.entries(texts).find(([locale]) => language.split('-')[0] === locale);
  return (known?.[1] ?? en)['push.title'];
}

/** The longest wait for a page's answer, in milliseconds. Firefox lets a worker open windows for one second after a tap. */
const PATIENCE_MS = 800;

/**
 * Opens the page of a notification: inside an open tab of the app, which keeps its state; by a navigation of the tab if the app does not answer,
 * for example on home before the first touch; in a new window if there is no tab.
 */
async function openPushed({ clients, location }: ServiceWorkerGlobalScope, wanted: unknown): Promise<void> {
  const path = appPathOf(wanted, location.origin);
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The browser lists the tab that was used last first.
  const tab = tabs.find(({ url }) => isInApp(url, location.origin));
  // A browser may refuse the focus; the page opens all the same.
  await tab?.focus().catch(() => undefined);
  const isShown = tab && ((await isOpened(tab, path)) || (await isLoaded(tab, path)));
  if (!isShown) await clients.openWindow(path);
}

function isOpened(tab: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), PATIENCE_MS);
    tab.postMessage({ type: 'open', path }, [port2]);
  }).finally(() => port1.close());
}

/** A tab that another worker controls, or none, refuses. */
function isLoaded(tab: WindowClient, path: string): Promise<boolean> {
  return tab.navigate(path).then(
    () => true,
    () => false,
  );
}

/** Replaces a subscription that the browser has ended, with the same key. The app tells the gateway at its next start. */
async function subscribeAgain(
  { registration }: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: PushSubscriptionChangeEvent,
): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  if (newSubscription || !applicationServerKey) return;
  // Subscribing fails without permission; the player can subscribe in the settings.
  await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => undefined);
}
