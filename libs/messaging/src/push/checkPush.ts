import { toGatewayLanguage } from '@parlour/kernel';
import { supports } from '@parlour/kernel/device';
import { selectPlayerKey } from '@parlour/player/session';
import { selectLocale } from '@parlour/site';
import { pushRegistration, readPushMark, type PushDispatch, endPush } from './pushSubscription';

/**
 * Ends a subscription that is not this player's: a page that was closed during a logout may have left it. Tells the gateway a new language, and
 * a subscription with which the browser has replaced an old one.
 */
export async function checkPush(state: unknown, dispatch: PushDispatch): Promise<void> {
  if (supports.notifications()?.permission !== 'granted') return;
  const player = selectPlayerKey(state);
  const mark = readPushMark();
  if (!player || mark?.player !== player) return endPush(dispatch);
  const subscription = await (await pushRegistration())?.pushManager?.getSubscription();
  const language = toGatewayLanguage(selectLocale(state));
  if (!subscription || (mark.endpoint === subscription.endpoint && mark.language === language)) return;
  // Without a network the module cannot be loaded; the next start tries again.
  const loaded = await import('./pushDevice').catch(() => undefined);
  await loaded?.storeDevice(subscription, { player, language, dispatch });
}
