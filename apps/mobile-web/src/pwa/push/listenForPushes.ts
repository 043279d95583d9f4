import { openPushed } from './openPushed';
import { showPush } from './showPush';
import { subscribeAgain } from './subscribeAgain';

/** The worker's half of web push: it shows messages, opens the page of a tapped one, and keeps the subscription alive. */
export function listenForPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event.data)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPushed(worker, event.notification.data));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(worker, event)));
}
