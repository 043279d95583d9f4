// Makes sure that a Chromium is installed: CHROMIUM_PATH, the system's or Playwright's; otherwise it installs Debian's package or
// Playwright's download. Adds Debian's headless shell where it can: tests are faster with it, but run without it.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findChromium, findHeadlessShell, remembered } from './chromium.mjs';
import { canInstallPackages, installPackages, run } from './installPackages.mjs';

if (process.env.CHROMIUM_PATH && !findChromium()) {
  console.error(`CHROMIUM_PATH=${process.env.CHROMIUM_PATH} cannot be run.`);
  process.exit(1);
}
const found = findChromium() ?? (canInstallPackages && installPackages('chromium') && findChromium()) ?? undefined;
const chromium = found || (download() && findChromium());
if (!chromium) {
  console.error('The browser tests need Chromium and none could be installed. Install one, or point CHROMIUM_PATH to it.');
  process.exit(1);
}
writeFileSync(remembered, chromium);
if (findHeadlessShell() === chromium && !process.env.CHROMIUM_PATH && canInstallPackages) installPackages('chromium-headless-shell');
console.log(`Chromium: ${chromium}\nBrowser of the tests: ${findHeadlessShell()}`);
// Without a Burmese font the screenshots show boxes, but no test fails.
if (canInstallPackages && !spawnSync('fc-list', [':lang=my'], { encoding: 'utf8' }).stdout) installPackages('fonts-noto-core');

function download() {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  return run(process.execPath, [cli, 'install', 'chromium'], 300_000);
}
