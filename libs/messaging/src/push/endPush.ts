import { supports } from '@parlour/kernel';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { forgetPushMark } from './pushMark';
import { pushRegistration } from './pushRegistration';

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
