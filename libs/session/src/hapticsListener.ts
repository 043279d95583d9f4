import { toastRequested } from '@parlour/kernel';
import type { StartListening } from '@parlour/kernel/feature';
import { vibrate } from '@parlour/player';

/** Vibration pattern: once for a success, twice for a failure. */
const PATTERNS: Partial<Record<string, number | number[]>> = { success: 15, fail: [20, 60, 20] };

/** Vibrates on a result (product 4.17, haptics). */
export function startHapticsListener(startListening: StartListening): void {
  startListening({
    actionCreator: toastRequested,
    effect: ({ payload }) => {
      const pattern = PATTERNS[payload.level];
      if (pattern !== undefined) vibrate(pattern);
    },
  });
}
