import { deviceOf } from '@parlour/kernel';

/** Opens a checked address of another site in a new tab. In-app browsers have no tabs, so there it opens in this tab, and Back returns here. */
export function openOutside(url: string): void {
  if (deviceOf(window).inApp) window.location.assign(url);
  else window.open(url, '_blank', 'noopener,noreferrer');
}
