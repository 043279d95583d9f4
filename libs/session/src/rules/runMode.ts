import { type WireInput, deviceOf, readStored } from '@parlour/kernel';
import * as v from 'valibot';
import type { sessionWire } from '../wire';

/** How the app runs, in the words of the registration (specification 3, registerMethod). */
export type RunMode = WireInput<typeof sessionWire.register>['registerMethod'];

/**
 * A native shell says so in its user agent; the address that a configuration profile opens has left its mark (`WEBCLIP`);
 * `PWA` runs from the home screen, `H5` in a browser.
 */
export function runMode(): RunMode {
  if (deviceOf(window).isOwnApp) return 'APP';
  if (readStored('local', 'WEBCLIP', v.unknown())) return 'WEBCLIP';
  return isStandalone() ? 'PWA' : 'H5';
}

function isStandalone(): boolean {
  return window.matchMedia?.('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
}
