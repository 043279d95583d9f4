import type { Tree } from '@nx/devkit';

/** Returns a file on one line with single spaces, for comparisons that ignore the layout. */
export function squeezed(tree: Tree, path: string): string {
  return (tree.read(path, 'utf8') ?? '').replace(/\s+/g, ' ');
}
