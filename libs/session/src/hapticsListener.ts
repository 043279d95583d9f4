import { type StartListening, supports, toastRequested } from '@parlour/kernel';
import { preferences } from './preferences/preferences';

/** Short for what went well, twice for what did not. */
const PATTERNS: Partial<Record<string, number | number[]>> = { success: 15, fail: [20, 60, 20] };

/** A result can be felt, where the device can and the player wants it (product 4.17, haptics). */
export function startHapticsListener(startListening: StartListening): void {
  startListening({
    actionCreator: toastRequested,
    effect: ({ payload }) => {
      const pattern = PATTERNS[payload.level];
      // A page that nobody has touched yet may not vibrate; browsers complain in the console.
      const mayVibrate = supports.userActivation()?.hasBeenActive ?? true;
      if (pattern !== undefined && mayVibrate && preferences.read().haptics) supports.vibrate()?.(pattern);
    },
  });
}
