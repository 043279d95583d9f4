// Turns the hooks of this folder on. Plain Node without dependencies. Used by ensure-deps and doctor.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const folder = 'tools/hooks';
const root = fileURLToPath(new URL('../..', import.meta.url));
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** Where Git looks for hooks: undefined if nobody has chosen a folder, or if there is no Git. */
function hooksPath() {
  return git('config', '--get', 'core.hooksPath').stdout?.trim() || undefined;
}

export function areHooksOn() {
  return hooksPath() === folder;
}

/** Sets this folder, unless another one is set. Workflows are skipped, because they commit nothing. */
export function turnHooksOn() {
  const isClone = git('rev-parse', '--git-dir').status === 0;
  if (!isClone || process.env.CI || hooksPath()) return;
  git('config', 'core.hooksPath', folder);
  console.log(`Commits are formatted by ${folder}/pre-commit. To go without: git config core.hooksPath .git/hooks`);
}
