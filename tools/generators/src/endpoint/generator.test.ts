import { feature } from '../feature/generator.cjs';
import { squeezed } from '../testing/squeezed';
import { textsOf } from '../testing/textsOf';
import { workspaceTree } from '../testing/workspaceTree';
import { endpoint } from './generator.cjs';

const tags = 'libs/api-client/src/tagTypes.ts';
const parts = [
  'libs/kernel/src/paths.ts',
  'apps/mobile-web/src/features.ts',
  'apps/mobile-web/src/menus/menuOrder.ts',
  '.github/CODEOWNERS',
  'README.md',
  'docs/ARCHITECTURE.md',
  'package-lock.json',
  tags,
  'libs/wallet',
];
const penguin = { name: 'penguin', titleFil: 'Katapatan', titleMy: 'သစ္စာရှိမှု' };
const query = { feature: 'wallet', name: 'getCaps', tag: 'Cap' };

test('adds a query to the contract, the api, the mocks and the tags', async () => {
  const tree = workspaceTree(...parts);
  await endpoint(tree, query);
  const at = (path: string) => squeezed(tree, `libs/wallet/src/${path}`);
  expect(at('wire/index.ts')).toContain(
    "/** Returns the caps. */ getCaps: wireCall({ method: 'GET', path: '/wps/wallet/caps', access: 'session'",
  );
  expect(at('api/capsApi.ts')).toContain('getCaps: build.query({ ...fromWire(walletWire.getCaps)');
  expect(at('api/capsApi.ts')).toContain("providesTags: ['Cap']");
  expect(at('api/capsApi.ts')).toContain('export const { useGetCapsQuery } = capsApi;');
  expect(at('endpoints.ts')).toContain("export { capsApi } from './api/capsApi';");
  expect(at('mocks/handlers.ts')).toContain('mockCall(walletWire.getCaps, caps)');
  expect(at('mocks/caps.ts')).toContain('export const caps');
  expect(at('api/getCaps.test.tsx')).toContain("from '../mocks/handlers'");
});

test('inserts a new tag in alphabetical order and does not repeat a known one', async () => {
  const tree = workspaceTree(...parts);
  await endpoint(tree, query);
  await endpoint(tree, { feature: 'wallet', name: 'getMoreCaps', tag: 'Cap' });
  const found = [...(tree.read(tags, 'utf8') ?? '').matchAll(/'(\w+)'/g)].map((match) => match[1]);
  expect(found.filter((tag) => tag === 'Cap')).toHaveLength(1);
  expect(found).toEqual([...found].sort());
});

test('adds a mutation to the only api file of a small library', async () => {
  const tree = workspaceTree(...parts);
  await feature(tree, penguin);
  await endpoint(tree, { feature: 'penguin', name: 'getLevels', tag: 'Level' });
  await endpoint(tree, { feature: 'penguin', name: 'claimLevel', mutation: true, tag: 'Level' });
  const text = squeezed(tree, 'libs/penguin/src/penguinApi.ts');
  expect(text).toContain('claimLevel: build.mutation({ ...fromWire(penguinWire.claimLevel)');
  expect(text).toContain("invalidatesTags: ['Level']");
  expect(text).toContain('useClaimLevelMutation, useGetLevelsQuery } = penguinApi;');
  expect(squeezed(tree, 'libs/penguin/src/wire/index.ts')).toContain(
    "/** Claims the level. */ claimLevel: wireCall({ method: 'POST', path: '/wps/penguin/level'",
  );
  expect(squeezed(tree, 'libs/penguin/src/mocks/handlers.ts')).toContain('mockCall(penguinWire.claimLevel, null)');
  expect(tree.exists('libs/penguin/src/claimLevel.test.tsx')).toBe(true);
});

test.each([
  ['applyBonusCode', 'Applies the bonus code.'],
  ['searchPlayers', 'Searches the players.'],
  ['playRound', 'Plays the round.'],
  ['ping', 'Pings.'],
])('the comment above %s says what it does: %s', async (name, sentence) => {
  const tree = workspaceTree(...parts);
  await endpoint(tree, { feature: 'wallet', name, mutation: true });
  expect(squeezed(tree, 'libs/wallet/src/wire/index.ts')).toContain(`/** ${sentence} */ ${name}: wireCall(`);
});

test('adds the call to the given api file', async () => {
  const tree = workspaceTree(...parts);
  await endpoint(tree, { ...query, file: 'api/accountsApi' });
  expect(squeezed(tree, 'libs/wallet/src/api/accountsApi.ts')).toContain('getCaps: build.query({ ...fromWire(walletWire.getCaps)');
});

test('the first call of a new library creates its contract and exports it for tools', async () => {
  const tree = workspaceTree(...parts);
  await feature(tree, penguin);
  await endpoint(tree, { feature: 'penguin', name: 'getLevels' });
  expect(squeezed(tree, 'libs/penguin/src/wire/index.ts')).toContain(
    "import * as v from 'valibot'; export const penguinWire = { /** Returns the levels. */ getLevels: wireCall(",
  );
  expect(JSON.parse(tree.read('libs/penguin/package.json', 'utf8') ?? '').exports['./wire']).toBe('./src/wire/index.ts');
  const project = JSON.parse(tree.read('libs/penguin/src/wire/project.json', 'utf8') ?? '');
  expect(project).toMatchObject({ name: 'penguin-wire', tags: ['type:wire', 'scope:penguin'] });
  expect(squeezed(tree, 'libs/penguin/src/penguinApi.ts')).toContain('useGetLevelsQuery');
  expect(squeezed(tree, 'libs/penguin/src/endpoints.ts')).toContain("export { penguinApi } from './penguinApi';");
});

test('the README names the library of the calls and each tag once', async () => {
  const tree = workspaceTree(...parts);
  await feature(tree, penguin);
  for (const name of ['getLevels', 'getMoreLevels']) await endpoint(tree, { feature: 'penguin', name, tag: 'Level' });
  expect(squeezed(tree, 'libs/penguin/README.md')).toContain(
    'ui: the components of its screens - api-client: its calls, which `src/wire` describes - `Level`: the tag of its calls ## How',
  );
});

test('a second run changes nothing', async () => {
  const tree = workspaceTree(...parts);
  await endpoint(tree, query);
  const first = textsOf(tree);
  await endpoint(tree, query);
  expect(textsOf(tree)).toEqual(first);
});
