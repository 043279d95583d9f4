import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wireLibraries } from '../../../tools/workspaces.mjs';
import { root } from './repository';

const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

// If contract and screens shared a project, a changed screen would affect the tools that import the contract.
test.each(wireLibraries(root).map(({ folder }) => folder))('the contract of %s is a project of its own', (folder) => {
  const name = folder.replace('libs/', '');
  expect(json(`${folder}/package.json`).exports['./wire']).toBe('./src/wire/index.ts');
  expect(json(`${folder}/src/wire/project.json`)).toMatchObject({ name: `${name}-wire`, tags: ['type:wire', `scope:${name}`] });
});

/** Nx's graph of imports is made anew here: the stored one does not notice that a folder became a project. */
const graph = mkdtempSync(join(tmpdir(), 'graph-'));
afterAll(() => rmSync(graph, { recursive: true }));

/** Returns the projects that Nx runs for a change of a file. */
function affectedBy(file: string): string[] {
  const { stdout } = spawnSync('node_modules/.bin/nx', ['show', 'projects', '--affected', `--files=${file}`, '--json'], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', NX_WORKSPACE_DATA_DIRECTORY: graph },
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as string[];
}

const users = ['conformance', 'sandbox', 'sandbox-world'];

test('a change of a block affects its library and the app, and none of the tools that use contracts', () => {
  const affected = affectedBy('libs/wallet/src/blocks/BalanceCard.tsx');
  expect(affected).toEqual(expect.arrayContaining(['@parlour/wallet', 'mobile-web']));
  expect(affected.filter((name) => users.includes(name))).toEqual([]);
}, 60_000);

test('a change of a contract affects the tools that use it', () => {
  expect(affectedBy('libs/wallet/src/wire/balance.ts')).toEqual(expect.arrayContaining(users));
}, 60_000);
