import type { Tree } from '@nx/devkit';

/** Every file that a generator wrote or changed, by its path: equal before and after means that a second run changed nothing. */
export function textsOf(tree: Tree): Record<string, string> {
  return Object.fromEntries(tree.listChanges().map(({ path, content }) => [path, content?.toString() ?? '']));
}
