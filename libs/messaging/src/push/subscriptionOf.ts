import type { WireInput } from '@parlour/kernel';
import type { messagingWire } from '../wire';

/** Returns the data that the gateway needs to notify a device. */
export function subscriptionOf(subscription: PushSubscription, language: string): WireInput<typeof messagingWire.addPushSubscription> {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { endpoint: subscription.endpoint, p256dh, auth, language, timeZone };
}
