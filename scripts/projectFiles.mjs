import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the project's files that match the git patterns, relative to the root: committed and new ones, without ignored and deleted ones.
 * @param {string} root
 * @param {...string} patterns
 */
export function projectFiles(root, ...patterns) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  return stdout.split('\n').filter((file) => file && existsSync(join(root, file)));
}
