// Unpacks nginx for the end-to-end tests as far as this machine allows.
import { mkdirSync, readdirSync } from 'node:fs';
import { canInstallPackages, run } from './installPackages.mjs';
import { findNginx, unpackedNginx } from './nginx.mjs';

if (!findNginx() && canInstallPackages) {
  mkdirSync(unpackedNginx, { recursive: true });
  run('apt-get', ['update', '-qq'], 120_000);
  run('apt-get', ['download', 'nginx'], 120_000, unpackedNginx);
  for (const file of readdirSync(unpackedNginx).filter((name) => name.endsWith('.deb')))
    run('dpkg-deb', ['--extract', unpackedNginx + file, unpackedNginx], 60_000);
}
console.log(findNginx() ? 'nginx is there.' : 'nginx is left out: it needs a package of Debian, which only root can fetch here.');
