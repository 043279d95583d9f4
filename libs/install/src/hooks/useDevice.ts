import { type Device, deviceOf } from '@parlour/kernel/device';
import { runMode } from '@parlour/player';
import { useIsHydrated } from '@parlour/ui/hydrated';

/** The device. Undefined on the server, and while the app takes over the server's markup. */
export function useDevice(): Device | undefined {
  return useIsHydrated() ? deviceOf(window) : undefined;
}

/** The display mode; that of a browser as long as the device is unknown. */
export function useRunMode(): ReturnType<typeof runMode> {
  return useIsHydrated() ? runMode() : 'H5';
}
