// Finds the browsers of the cross-browser walk other than Chromium. Used by ensure-browsers and apps/mobile-web-browsers.
import { spawnSync } from 'node:child_process';
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { findOnPath } from './chromium.mjs';

const modules = new URL('../node_modules/', import.meta.url);

/** Old major versions of Chrome; each comes from its own npm package. */
export const oldChromes = ['138', '131', '119', '111', '106'];

export function findFirefox() {
  return findOnPath(['firefox-esr', 'firefox']) ?? ifThere('/Applications/Firefox.app/Contents/MacOS/firefox');
}

/** WebKitGTK's driver, which includes a small browser, and the virtual display that this browser needs. */
export function findWebKit() {
  const [driver, screen] = [findOnPath(['WebKitWebDriver']), findOnPath(['Xvfb'])];
  return driver && screen ? { driver, screen } : undefined;
}

/** Path of an old Chrome after `unpackOldChrome` has run. Its shared libraries come from the system's Chromium. */
export function findOldChrome(major) {
  const file = ifThere(unpacked(major));
  return file && spawnSync('ldd', [file], { encoding: 'utf8' }).stdout?.includes('not found') ? undefined : file;
}

export async function unpackOldChrome(major) {
  const target = unpacked(major);
  if (!target || existsSync(target) || process.platform !== 'linux' || process.arch !== 'x64') return;
  const part = `${target}.${process.pid}`;
  mkdirSync(dirname(target), { recursive: true });
  const packed = createReadStream(new URL(`chromium-${major}/bin/chromium.br`, modules));
  await pipeline(packed, createBrotliDecompress(), createWriteStream(part));
  chmodSync(part, 0o755);
  renameSync(part, target);
}

/** The folder names the exact version, so that an update is unpacked again. Undefined if the package is not installed. */
function unpacked(major) {
  const manifest = ifThere(fileURLToPath(new URL(`chromium-${major}/package.json`, modules)));
  if (!manifest) return undefined;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  return fileURLToPath(new URL(`.browsers/chromium-${version}/chromium`, modules));
}

function ifThere(file) {
  return file && existsSync(file) ? file : undefined;
}
