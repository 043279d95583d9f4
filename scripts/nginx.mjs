// Finds the nginx with which the end-to-end tests try deploy/nginx.conf. Used by ensure-nginx, doctor and apps/mobile-web-e2e.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findOnPath } from './chromium.mjs';

/** Where ensure-nginx unpacks Debian's package: nothing is installed, and no service starts. */
export const unpackedNginx = fileURLToPath(new URL('../node_modules/.nginx/', import.meta.url));

export function findNginx(env = process.env) {
  // Debian keeps it off the path of users.
  const places = ['/usr/sbin/nginx', `${unpackedNginx}usr/sbin/nginx`];
  return env.NGINX_PATH ?? findOnPath(['nginx']) ?? places.find((file) => existsSync(file));
}
