import { playSettings } from '@parlour/player';

/** Hides promotions on this device, as the player may do in the play controls; `false` shows them again. */
export function hidePromotions(isHidden = true): void {
  playSettings.change((settings) => ({ ...settings, hidesPromotions: isHidden }));
}
