import { supports } from '@parlour/kernel/device';
import { readStored, removeStored, writeStored } from '@parlour/kernel/storage';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';

export type PushDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Ends the notifications of this device and closes those on the screen. The browser's part needs no network; then the gateway is told, which
 * needs no session. If the gateway is not reached, the push service tells it that the subscription is gone.
 */
export async function endPush(dispatch: PushDispatch): Promise<void> {
  forgetPushMark();
  if (supports.notifications()?.permission !== 'granted') return;
  const registration = await pushRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  // Without a network the module cannot be loaded either.
  const loaded = await import('../api/pushApi').catch(() => undefined);
  if (loaded)
    await dispatch(loaded.pushApi.endpoints.removePushSubscription.initiate({ endpoint: subscription.endpoint }, { track: false }));
}

const KEY = 'messaging.push';
const mark = v.object({ player: v.string(), endpoint: v.string(), language: v.string() });

/** Whose notifications this device shows, and in which language. A subscription without its player's mark is removed, never taken over. */
type PushMark = v.InferOutput<typeof mark>;

export const readPushMark = (): PushMark | undefined => readStored('local', KEY, mark);
export const writePushMark = (value: PushMark): void => void writeStored('local', KEY, value);
const forgetPushMark = (): void => removeStored('local', KEY);

/** Returns the registration of the app's worker, if there is one. `ready` would wait for ever without a worker, as with the data saver. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return supports.serviceWorker()?.getRegistration('/m/');
}
