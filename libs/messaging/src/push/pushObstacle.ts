import { deviceOf, isStandalone, supports } from '@parlour/kernel';

export type PushObstacle = 'unsupported' | 'homeScreen' | 'denied';

/** Returns why this browser cannot show notifications. On an iPhone only apps on the home screen can. */
export function pushObstacle(): PushObstacle | undefined {
  const permission = supports.notifications()?.permission;
  if (permission === 'denied') return 'denied';
  if (permission && supports.pushManager() && supports.serviceWorker()) return undefined;
  const { system, inApp } = deviceOf(window);
  return system === 'ios' && !inApp && !isStandalone() ? 'homeScreen' : 'unsupported';
}
