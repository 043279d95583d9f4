import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** Delivers push messages to the worker, as the browser's push service does. */
async function pushService(page: Page): Promise<(data: string) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  // The browser drops messages to a worker that is not activated yet.
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const activated = versions.find(({ status }) => status === 'activated');
      if (activated) resolve(activated.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await page.goto('/m/home');
  const [registrationId, origin] = [await registered, new URL(page.url()).origin];
  return async (data) => void (await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }));
}

/** Runs in the page: what the phone's list of notifications has. */
async function shown() {
  const { ready } = navigator.serviceWorker;
  const notes = await (await ready).getNotifications();
  return notes.map(({ title, body, data, tag, silent }) => ({ title, body, path: data as unknown, tag, silent }));
}

test('a push message becomes a notification; a hostile one shows plain text and leads to the inbox', async ({ page }) => {
  const deliver = await pushService(page);

  await deliver(
    JSON.stringify({
      title: 'Deposit credited',
      text: 'It is in your balance.',
      path: '/m/voucherCenter/order/D-1',
      tag: 'money D-1',
      silent: true,
    }),
  );
  const credited = {
    title: 'Deposit credited',
    body: 'It is in your balance.',
    path: '/m/voucherCenter/order/D-1',
    tag: 'money D-1',
    silent: true,
  };
  await expect.poll(() => page.evaluate(shown)).toEqual([credited]);

  await deliver(JSON.stringify({ title: { toString: 'evil' }, text: 'a'.repeat(3000), path: 'https://evil.example/m/home', tag: 7 }));
  const hostile = { title: 'You have a new notification', body: 'a'.repeat(400), path: '/m/webEmail', tag: '', silent: false };
  await expect.poll(() => page.evaluate(shown)).toEqual(expect.arrayContaining([credited, hostile]));
});

test('a push message that cannot be read is shown all the same', async ({ page }) => {
  const deliver = await pushService(page);
  await deliver('{"title":');
  await expect
    .poll(() => page.evaluate(shown))
    .toEqual([{ title: 'You have a new notification', body: '', path: '/m/webEmail', tag: '', silent: false }]);
});
