// What the scripts know about Node and node_modules before any dependency is installed. Used by ensure-deps and doctor.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.deps-stamp`;

export const neededNode = '20.19';

export function isNodeSupported() {
  const [needed, actual] = [neededNode, process.versions.node].map((version) => version.split('.').map(Number));
  return actual[0] > needed[0] || (actual[0] === needed[0] && actual[1] >= needed[1]);
}

/** Packages with native code belong to a platform and an interface of Node. */
const runtime = `${process.platform}-${process.arch}-${process.versions.modules}`;

/** True if node_modules belongs to the packages of this lockfile, this platform and this Node. */
export function isDependencyStampCurrent() {
  return readStamp()?.packages === wantedStamp();
}

/** True if node_modules has the packages of this lockfile, but for another Node. */
export function isForOtherNode() {
  const { packages, installedFor } = readStamp() ?? {};
  return installedFor !== undefined && installedFor !== runtime && packages === wantedStamp(installedFor);
}

/** Undefined before the first installation. */
export function readStamp() {
  if (!existsSync(stamp)) return undefined;
  const [packages, installedFor] = readFileSync(stamp, 'utf8').split('\n');
  return { packages, installedFor };
}

export function writeStamp() {
  writeFileSync(stamp, `${wantedStamp()}\n${runtime}`);
}

/** Links workspaces that are new in the lockfile; an installation would take minutes for it. */
export function linkWorkspaces() {
  for (const [path, { link, resolved }] of lockedPackages()) {
    const place = join(root, path);
    if (link && existsSync(join(root, resolved)) && !existsSync(place))
      symlinkSync(relative(dirname(place), join(root, resolved)), place, 'junction');
  }
}

/** Our own workspaces do not count, because a link is all that they need. */
function wantedStamp(wantedRuntime = runtime) {
  const packages = lockedPackages().filter(([path, { link }]) => path.startsWith('node_modules/') && !link);
  return createHash('sha256')
    .update(JSON.stringify(packages))
    .update(readFileSync(`${root}package.json`))
    .update(wantedRuntime)
    .digest('hex');
}

function lockedPackages() {
  return Object.entries(JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages);
}
