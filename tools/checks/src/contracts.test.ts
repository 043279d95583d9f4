import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wireLibraries } from '../../../tools/workspaces.mjs';
import { root } from './repository';

const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

// Otherwise a change of a screen would affect the tools that import the contract.
test.each(wireLibraries(root).map(({ folder }) => folder))('the contract of %s is a project of its own', (folder) => {
  const name = folder.replace('libs/', '');
  expect(json(`${folder}/package.json`).exports['./wire']).toBe('./src/wire/index.ts');
  expect(json(`${folder}/src/wire/project.json`)).toMatchObject({ name: `${name}-wire`, tags: ['type:wire', `scope:${name}`] });
});
