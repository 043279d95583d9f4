import { paths } from '@parlour/kernel';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { fakePushService } from '../support/fakePushService';
import { beginAsNew } from '../support/player';
import { screenshot } from '../support/screenshot';
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

/** Runs in the page: returns the phone's list of notifications. */
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

/** The part of the worker's global scope that the test uses. A file has either the types of a page or those of a worker. */
type WorkerScope = EventTarget & {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
};

/** Taps the notification that is shown, inside the worker. A page cannot tap one, and a browser without a screen shows none. */
async function tapNotification(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = self as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('no notification is shown');
    const work: Promise<unknown>[] = [];
    const event = new scope.NotificationEvent('notificationclick', { notification });
    // Only events of the browser itself have `waitUntil`.
    Object.defineProperty(event, 'waitUntil', { value: (promise: Promise<unknown>) => work.push(promise) });
    scope.dispatchEvent(event);
    await Promise.all(work);
  });
}

test('a tapped notification closes, and its page opens in the open tab without a reload', async ({ page, context }) => {
  const deliver = await pushService(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await deliver(JSON.stringify({ title: 'New terms', path: paths.messaging.help, tag: 'terms' }));
  await expect.poll(() => page.evaluate(shown)).toMatchObject([{ title: 'New terms' }]);
  await tapNotification(page);
  await expect(page).toHaveURL(new RegExp(`${paths.messaging.help}$`));
  await expect(page.getByRole('banner').getByRole('heading', { name: 'Help center' })).toBeVisible();
  expect(await page.evaluate(shown)).toEqual([]);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(context.pages()).toHaveLength(1);
});

test('the page of a first deposit offers notifications: "Turn on" reaches the gateway, "Not now" stays', async ({ page, context }) => {
  await fakePushService(context);
  const offer = page.getByRole('region', { name: 'Get a message when your money arrives' });
  const order = async () => {
    await page.goto(paths.wallet.deposit);
    await page.getByRole('textbox', { name: 'Amount' }).fill('500');
    await page.getByRole('button', { name: /^Pay ₱/ }).click();
    await expect(page).toHaveURL(/voucherCenter\/order\/D-/);
  };

  await test.step('"Not now" stays after a reload', async () => {
    await beginAsNew(page, 'later');
    await order();
    await offer.getByRole('button', { name: 'Not now' }).click();
    await expect(offer).toBeHidden();
    const answered = page.waitForResponse(/\/order/);
    await page.reload();
    await answered;
    await expect(page.getByRole('heading', { name: 'Status' })).toBeVisible();
    await expect(offer).toBeHidden();
    await page.goto(paths.session.settings);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });

  await test.step('"Turn on" subscribes the next player of this phone', async () => {
    await beginAsNew(page, 'offer');
    await order();
    await expect(offer).toBeVisible();
    await offer.scrollIntoViewIfNeeded();
    await screenshot(page, 'push-offer');
    await expectAccessible(page);
    await offer.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('link', { name: 'Choose what we notify you about' }).click();
    await expect(page.getByText('Devices with notifications: 1')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Notifications on this device' })).toBeChecked();
  });
});
