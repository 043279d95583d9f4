import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';

const root = join(__dirname, '../../../..');

/**
 * Creates an in-memory workspace with copies of this repository's files, so that a change of their shape fails the test of the generator
 * that edits them. Formatting is skipped.
 */
export function workspaceTree(...paths: string[]): Tree {
  process.env['NX_SKIP_FORMAT'] = 'true';
  const tree = createTreeWithEmptyWorkspace();
  const copy = (path: string): void => {
    const source = join(root, path);
    if (statSync(source).isDirectory()) readdirSync(source).forEach((name) => copy(join(path, name)));
    else tree.write(path, readFileSync(source));
  };
  paths.filter((path) => existsSync(join(root, path))).forEach(copy);
  return tree;
}
