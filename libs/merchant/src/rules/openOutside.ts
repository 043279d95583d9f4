import { deviceOf } from '@parlour/kernel';

/**
 * Opens a validated URL of another site in a new tab. In-app browsers have no tabs, so it opens in the same tab there, and Back
 * returns.
 */
export function openOutside(url: string): void {
  if (deviceOf(window).inApp) window.location.assign(url);
  else window.open(url, '_blank', 'noopener,noreferrer');
}
