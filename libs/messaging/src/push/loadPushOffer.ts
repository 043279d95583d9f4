import { supports } from '@parlour/kernel/device';
import type { ComponentType } from 'react';
import { pushRegistration } from './pushSubscription';

/**
 * Loads the offer of notifications, where the browser has them and the player has not answered its question yet. Undefined if it cannot be
 * loaded.
 */
export async function loadPushOffer(): Promise<ComponentType | undefined> {
  if (supports.notifications()?.permission !== 'default' || !(await pushRegistration())?.pushManager) return undefined;
  const loaded = await import('../screens/notifications/PushOffer').catch(() => undefined);
  return loaded?.PushOffer;
}
