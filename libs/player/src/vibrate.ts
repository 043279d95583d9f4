import { supports } from '@parlour/kernel';
import { preferences } from './preferences';

/**
 * Vibrates where the device can and the player has it enabled (product 4.17, haptics). Browsers block vibration before the first interaction
 * and log a warning, so there is none before it.
 */
export function vibrate(pattern: number | number[]): void {
  const mayVibrate = supports.userActivation()?.hasBeenActive ?? true;
  if (mayVibrate && preferences.read().haptics) supports.vibrate()?.(pattern);
}
