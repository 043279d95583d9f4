// Unpacks nginx for the end-to-end tests as far as this machine allows.
import { unpackPackage } from './installPackages.mjs';
import { findNginx, unpackedNginx } from './nginx.mjs';

if (!findNginx()) unpackPackage('nginx', unpackedNginx);
console.log(findNginx() ? 'nginx is there.' : 'nginx is left out: it needs a package of Debian, which only root can fetch here.');
