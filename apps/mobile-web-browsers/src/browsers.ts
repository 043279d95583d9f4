import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.mjs';
import { findFirefox, findOldChrome, findWebKit } from '../../../scripts/otherBrowsers.mjs';
import type { Driver } from './drivers/Driver';
import { puppeteerDriver } from './drivers/puppeteerDriver';
import { webdriverDriver } from './drivers/webdriverDriver';
import { ports } from './servers/ports';

export type Browser = {
  id: string;
  name: string;
  /** The browsers of players that it speaks for. */
  standsFor: string;
  /** Undefined where this machine does not have it. */
  start: () => Promise<Driver> | undefined;
};

/** The slowest first: otherwise one of them would run alone in the end. */
export const browsers: readonly Browser[] = [
  { id: 'webkit', name: 'WebKitGTK', standsFor: 'Safari 26, and every browser on an iPhone', start: startWebKit },
  { id: 'firefox', name: 'Firefox ESR', standsFor: 'Firefox', start: startFirefox },
  { id: 'chromium', name: 'Chromium', standsFor: 'Chrome, Edge and Samsung Internet of today', start: () => startChrome(findChromium()) },
  { ...oldChrome('138'), standsFor: 'the last Chrome on Android 8 and 9' },
  { ...oldChrome('131'), standsFor: 'Chrome and WebView before 133, which take one import map only' },
  { ...oldChrome('119'), standsFor: 'the last Chrome on Android 7' },
];

function oldChrome(major: string) {
  return { id: `chrome-${major}`, name: 'Chrome', start: () => startChrome(findOldChrome(major), '--no-zygote') };
}

function startChrome(executablePath: string | undefined, ...more: string[]) {
  return executablePath ? puppeteerDriver({ browser: 'chrome', executablePath, args: [...CHROMIUM_ARGS, ...more] }) : undefined;
}

function startFirefox() {
  const executablePath = findFirefox();
  return executablePath ? puppeteerDriver({ browser: 'firefox', executablePath }) : undefined;
}

function startWebKit() {
  const programs = findWebKit();
  return programs && webdriverDriver({ ...programs, port: ports.webDriver });
}
