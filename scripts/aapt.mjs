// Finds Android's compiler of resources, with which a test links the Android project of a brand. Used by ensure-aapt, doctor and apps/mobile-web.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findOnPath } from './chromium.mjs';

/** Debian's packages of the compiler, and of the resources of Android itself to which an app refers. */
export const aaptPackages = ['aapt', 'android-framework-res'];
const framework = '/usr/share/android-framework-res/framework-res.apk';

export function findAapt() {
  const program = findOnPath(['aapt2']);
  return program && existsSync(framework) ? { program, framework } : undefined;
}

// `node scripts/aapt.mjs` prints it as JSON, for tests.
if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(JSON.stringify(findAapt() ?? null));
