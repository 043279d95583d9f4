import { type StartListening, supports, toastRequested } from '@parlour/kernel';
import { preferences } from '@parlour/player';

/** Vibration pattern: once for a success, twice for a failure. */
const PATTERNS: Partial<Record<string, number | number[]>> = { success: 15, fail: [20, 60, 20] };

/** Vibrates on a result if the device supports it and the player has enabled it (product 4.17, haptics). */
export function startHapticsListener(startListening: StartListening): void {
  startListening({
    actionCreator: toastRequested,
    effect: ({ payload }) => {
      const pattern = PATTERNS[payload.level];
      // Browsers block vibration before the first user interaction and log a console warning.
      const mayVibrate = supports.userActivation()?.hasBeenActive ?? true;
      if (pattern !== undefined && mayVibrate && preferences.read().haptics) supports.vibrate()?.(pattern);
    },
  });
}
