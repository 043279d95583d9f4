// What the scripts know about Node and node_modules before any dependency is installed. Used by ensure-deps and doctor.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.deps-stamp`;

export const neededNode = '20.19';

export function isNodeSupported() {
  const [needed, actual] = [neededNode, process.versions.node].map((version) => version.split('.').map(Number));
  return actual[0] > needed[0] || (actual[0] === needed[0] && actual[1] >= needed[1]);
}

/** True if node_modules belongs to this lockfile, platform and Node. */
export function isDependencyStampCurrent() {
  return readStamp() === wantedStamp();
}

/** Undefined before the first installation. */
export function readStamp() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

export function writeStamp() {
  writeFileSync(stamp, wantedStamp());
}

function wantedStamp() {
  return createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .update(readFileSync(`${root}package.json`))
    .update(`${process.platform}-${process.arch}-${process.versions.modules}`)
    .digest('hex');
}
