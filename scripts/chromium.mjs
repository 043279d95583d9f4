// Finds the browser for tests, screenshots and measurements.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
export const remembered = fileURLToPath(new URL('../node_modules/.chromium-path', import.meta.url));
const runnable = (p) => {
  try {
    accessSync(p, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
/** The first of these programs that is on the PATH. */
export function findOnPath(names, env = process.env) {
  for (const dir of (env.PATH ?? '').split(delimiter)) for (const n of names) if (runnable(join(dir, n))) return join(dir, n);
  return undefined;
}
/** Chromium as a program without a window, which needs a third less processor time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
/** Programs of macOS, which has no link to them on the PATH. */
const MAC_APPS = ['Google Chrome', 'Chromium'].flatMap((name) =>
  ['/Applications', join(homedir(), 'Applications')].map((folder) => join(folder, `${name}.app/Contents/MacOS/${name}`)),
);
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** Returns the browser for tests of the app and its stories: the headless shell, or Chromium if there is no shell. */
export function findHeadlessShell(env = process.env) {
  const shell = env.CHROMIUM_PATH ? undefined : findOnPath(SHELLS, env);
  return shell ?? findChromium(env);
}

/** The whole browser, as players have it: for the walk, the measurements, the pictures of a brand, and tests that need notifications or the back/forward cache. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return runnable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const onPath = findOnPath(NAMES, env);
  if (onPath) return onPath;
  const mac = process.platform === 'darwin' ? MAC_APPS.find(runnable) : undefined;
  if (mac) return mac;
  try {
    const p = createRequire(import.meta.url)('playwright-core').chromium.executablePath();
    if (p && runnable(p)) return p;
  } catch {
    // playwright-core is not installed yet
  }
  if (existsSync(remembered)) {
    const p = readFileSync(remembered, 'utf8').trim();
    if (runnable(p)) return p;
  }
  return undefined;
}
