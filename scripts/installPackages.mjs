// Installs Debian packages for the browser tests if this process may do so.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
export const canInstallPackages =
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Returns true if all of them are installed afterwards. */
export function installPackages(...names) {
  return (
    run('apt-get', ['update', '-qq'], 120_000) && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], 400_000)
  );
}

/** Unpacks one of them into a folder, and installs nothing. */
export function unpackPackage(name, folder) {
  if (!canInstallPackages) return;
  mkdirSync(folder, { recursive: true });
  run('apt-get', ['update', '-qq'], 120_000);
  run('apt-get', ['download', name], 120_000, folder);
  for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.deb')))
    run('dpkg-deb', ['--extract', folder + file, folder], 60_000);
}

/** Runs a command, in the repository unless `cwd` says otherwise, and shows the command and its output. Returns true if it succeeds in time. */
export function run(command, args, timeout, cwd = root) {
  console.log(`> ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { cwd, stdio: 'inherit', timeout, env }).status === 0;
}
