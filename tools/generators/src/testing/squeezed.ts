import type { Tree } from '@nx/devkit';

/** A file on one line with single spaces, to be compared whatever its layout is. */
export function squeezed(tree: Tree, path: string): string {
  return (tree.read(path, 'utf8') ?? '').replace(/\s+/g, ' ');
}
