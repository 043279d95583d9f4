import { appPathOf, isInApp } from './pushedNote';

/** The longest wait for a page's answer, in milliseconds. Firefox lets a worker open windows for one second after a tap. */
const PATIENCE_MS = 800;

/**
 * Opens the page of a notification: inside an open tab of the app, which keeps its state; by a navigation of the tab if the app does not answer,
 * for example on home before the first touch; in a new window if there is no tab.
 */
export async function openPushed({ clients, location }: ServiceWorkerGlobalScope, wanted: unknown): Promise<void> {
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
