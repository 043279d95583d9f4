import { findChromium } from '../../../scripts/chromium.mjs';
import { findFirefox, findOldChrome, findWebKit } from '../../../scripts/otherBrowsers.mjs';
import type { Driver } from './drivers/Driver';
import { chromeDriver } from './drivers/chromeDriver';
import { firefoxDriver } from './drivers/firefoxDriver';
import { webKitDriver } from './drivers/webKitDriver';
import { ports } from './servers/ports';

export type Browser = {
  id: string;
  name: string;
  /** The players' browsers that it represents. */
  standsFor: string;
  /** Undefined if this machine does not have it. */
  start: () => Promise<Driver> | undefined;
  /** Walked only at night (`E2E_SWEEP=all`): the end-to-end tests already run in it, or its version lies between two others of this list. */
  isNightly?: true;
};

/** The slowest come first, so that they do not run alone at the end. */
export const browsers: readonly Browser[] = [
  { id: 'webkit', name: 'WebKitGTK', standsFor: 'Safari 26, and every browser on an iPhone', start: startWebKit },
  { id: 'firefox', name: 'Firefox ESR', standsFor: 'Firefox', start: startFirefox },
  {
    id: 'chromium',
    name: 'Chromium',
    standsFor: 'Chrome, Edge and Samsung Internet of today',
    start: () => startChrome(findChromium()),
    isNightly: true,
  },
  { ...oldChrome('138', 'the last Chrome on Android 8 and 9'), isNightly: true },
  { ...oldChrome('131', 'Chrome and WebView before 133, which take one import map only'), isNightly: true },
  { ...oldChrome('119', 'the last Chrome on Android 7'), isNightly: true },
  oldChrome('111', 'the oldest Chrome and WebView that are supported'),
];

function oldChrome(major: string, standsFor: string): Browser {
  return { id: `chrome-${major}`, name: 'Chrome', standsFor, start: () => startChrome(findOldChrome(major)) };
}

function startChrome(executablePath: string | undefined) {
  return executablePath ? chromeDriver(executablePath) : undefined;
}

function startFirefox() {
  const executablePath = findFirefox();
  return executablePath ? firefoxDriver(executablePath) : undefined;
}

function startWebKit() {
  const programs = findWebKit();
  return programs && webKitDriver({ ...programs, port: ports.webDriver });
}
