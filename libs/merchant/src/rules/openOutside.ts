import { deviceOf } from '@parlour/kernel';

/** Opens a guarded address of another site in a tab of its own. In-app browsers have no tabs: there it takes our place, and Back leads here. */
export function openOutside(url: string): void {
  if (deviceOf(window).inApp) window.location.assign(url);
  else window.open(url, '_blank', 'noopener,noreferrer');
}
