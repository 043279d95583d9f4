import { isAppError, isOutcomeUnknown } from '@parlour/api-client';
import { withTimeout } from '@parlour/kernel';
import { deviceOf, isStandalone, supports } from '@parlour/kernel/device';
import type { WireInput } from '@parlour/kernel/wire-call';
import { pushApi } from '../api/pushApi';
import type { pushWire } from '../wire/push';
import { pushRegistration, readPushMark, writePushMark, type PushDispatch, endPush } from './pushSubscription';

export type PushKind = PushObstacle | 'noWorker' | 'off' | 'on' | 'dismissed' | 'failed' | 'unknown' | 'refused';

/**
 * Whether this device notifies a player. `dismissed`: the player closed the browser's question. `failed`: the browser does not reach its push
 * service. `unknown`: the gateway's reply was lost. `refused`: by the gateway, with its error.
 */
export type PushState = { kind: PushKind; error?: unknown };

/** A player on this device, and the language of the gateway. */
type Owner = { player: string; language: string; dispatch: PushDispatch };

/** Longest wait for the browser's push service, in milliseconds. */
const PATIENCE_MS = 20_000;

/** Finds out whether this device notifies the player. A subscription of another player is ended. */
export async function findDevice(owner: Owner): Promise<PushState> {
  const obstacle = pushObstacle();
  if (obstacle) return { kind: obstacle };
  const registration = await pushRegistration();
  if (!registration) return { kind: 'noWorker' };
  const subscription = await registration.pushManager.getSubscription();
  if (!subscription) return { kind: 'off' };
  return readPushMark()?.player === owner.player ? { kind: 'on' } : endDevice(owner);
}

/** Asks for the permission and subscribes. A repeated subscription is the same one. Call it straight from a tap. */
export async function startDevice(publicKey: string, owner: Owner): Promise<PushState> {
  // Browsers ask only in answer to a tap, so nothing may be awaited before it.
  const permission = await supports.notifications()?.requestPermission();
  if (permission !== 'granted') return { kind: pushObstacle() ?? 'dismissed' };
  const registration = await pushRegistration();
  if (!registration) return { kind: 'noWorker' };
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await withTimeout(registration.pushManager.subscribe(options), PATIENCE_MS);
  return subscription ? storeDevice(subscription, owner) : { kind: 'failed' };
}

export async function endDevice({ dispatch }: Owner): Promise<PushState> {
  await endPush(dispatch);
  return { kind: 'off' };
}

/** Tells the gateway the subscription. A repeated one replaces the former. */
export async function storeDevice(subscription: PushSubscription, { player, language, dispatch }: Owner): Promise<PushState> {
  const input = subscriptionOf(subscription, language);
  const { error } = await dispatch(pushApi.endpoints.addPushSubscription.initiate(input, { track: false }));
  if (error === undefined) {
    writePushMark({ player, endpoint: subscription.endpoint, language });
    return { kind: 'on' };
  }
  if (isAppError(error) && isOutcomeUnknown(error)) return { kind: 'unknown' };
  await subscription.unsubscribe();
  return { kind: 'refused', error };
}

type PushObstacle = 'unsupported' | 'homeScreen' | 'denied';

/** Returns why this browser cannot show notifications. On an iPhone only apps on the home screen can. */
function pushObstacle(): PushObstacle | undefined {
  const permission = supports.notifications()?.permission;
  if (permission === 'denied') return 'denied';
  if (permission && supports.pushManager() && supports.serviceWorker()) return undefined;
  const { system, inApp } = deviceOf(window);
  return system === 'ios' && !inApp && !isStandalone() ? 'homeScreen' : 'unsupported';
}

/** Returns the data that the gateway needs to notify a device. */
function subscriptionOf(subscription: PushSubscription, language: string): WireInput<typeof pushWire.addPushSubscription> {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { endpoint: subscription.endpoint, p256dh, auth, language, timeZone };
}
