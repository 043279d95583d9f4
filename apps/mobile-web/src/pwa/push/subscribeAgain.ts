/** Replaces a subscription that the browser has ended, with the same key. The app tells the gateway at its next start. */
export async function subscribeAgain(
  { registration }: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: PushSubscriptionChangeEvent,
): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  if (newSubscription || !applicationServerKey) return;
  // Without permission it fails, and the player subscribes in the settings.
  await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => undefined);
}
