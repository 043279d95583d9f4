import type { Tree } from '@nx/devkit';

/** Returns every file that a generator wrote or changed, by path. If it is equal after a second run, that run changed nothing. */
export function textsOf(tree: Tree): Record<string, string> {
  return Object.fromEntries(tree.listChanges().map(({ path, content }) => [path, content?.toString() ?? '']));
}
