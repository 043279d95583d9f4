import { deviceOf, isStandalone } from '@parlour/kernel/device';
import { readStored } from '@parlour/kernel/storage';
import * as v from 'valibot';

/** Display mode of the app, in the terms of the registration (specification 3, registerMethod). */
export type RunMode = 'APP' | 'H5' | 'PWA' | 'WEBCLIP';

/**
 * Detects the display mode. A native shell names itself in its user agent. The URL opened by a configuration profile sets the
 * marker `WEBCLIP`. `PWA` runs from the home screen, `H5` in a browser.
 */
export function runMode(): RunMode {
  if (deviceOf(window).isOwnApp) return 'APP';
  if (readStored('local', 'WEBCLIP', v.unknown())) return 'WEBCLIP';
  return isStandalone() ? 'PWA' : 'H5';
}
