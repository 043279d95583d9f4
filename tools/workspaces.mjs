import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const json = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/**
 * Returns every workspace of the repository, as the lockfile lists them: its folder (relative to the root), its package name, the project
 * tags and the names of its package exports.
 * @param {string} root
 * @returns {{ folder: string, name: string, tags: string[], exports: string[] }[]}
 */
export function workspaces(root) {
  return Object.values(json(root, 'package-lock.json').packages)
    .filter(({ link }) => link)
    .map(({ resolved: folder }) => {
      const { name, nx, exports = {} } = json(root, folder, 'package.json');
      return { folder, name, tags: nx?.tags ?? [], exports: Object.keys(exports) };
    });
}

/**
 * Returns the libraries that describe calls of the gateway.
 * @param {string} root
 */
export function wireLibraries(root) {
  return workspaces(root).filter(({ exports }) => exports.includes('./wire'));
}
