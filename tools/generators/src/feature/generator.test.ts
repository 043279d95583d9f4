import { squeezed } from '../testing/squeezed';
import { textsOf } from '../testing/textsOf';
import { workspaceTree } from '../testing/workspaceTree';
import { feature } from './generator.cjs';

const parts = [
  'libs/kernel/src/paths.ts',
  'apps/mobile-web/src/features.ts',
  'apps/mobile-web/src/menus/menuOrder.ts',
  '.github/CODEOWNERS',
  'README.md',
  'docs/ARCHITECTURE.md',
  'package-lock.json',
];
const options = { name: 'penguin', team: 'rewards', titleFil: 'Katapatan', titleMy: 'သစ္စာရှိမှု' };

test('writes the library with one screen, its test, journey, mocks and messages', async () => {
  const tree = workspaceTree(...parts);
  await feature(tree, options);
  const files = ['README.md', 'package.json', 'tsconfig.json', 'jest.config.cjs'];
  const sources = [
    'index.ts',
    'index.test.ts',
    'feature.ts',
    'mocks/handlers.ts',
    'screens/PenguinScreen.tsx',
    'screens/PenguinScreen.test.tsx',
    'screens/PenguinScreen.stories.tsx',
  ];
  const messages = ['en', 'fil', 'my'].flatMap((locale) => [`i18n/${locale}.json`, `i18n/${locale}.screens.json`]);
  for (const file of [...files, ...[...sources, ...messages].map((name) => `src/${name}`)])
    expect([file, tree.exists(`libs/penguin/${file}`)]).toEqual([file, true]);
  expect(tree.read('apps/mobile-web-e2e/src/penguin/penguin.test.ts', 'utf8')).toContain('page.goto(paths.penguin.home)');
  expect(JSON.parse(tree.read('libs/penguin/package.json', 'utf8') ?? '').nx.tags).toEqual(['type:feature', 'scope:penguin']);
  expect(tree.read('libs/penguin/README.md', 'utf8')).toContain('```mermaid');
});

test('adds a menu entry that leads to the screen', async () => {
  const tree = workspaceTree(...parts);
  await feature(tree, options);
  const manifest = squeezed(tree, 'libs/penguin/src/feature.ts');
  expect(manifest).toContain("labelKey: 'menu.penguin', icon: 'star', to: paths.penguin.home");
  expect(manifest).toContain("path: paths.penguin.home, access: 'player', titleKey: 'title.penguin'");
  expect(squeezed(tree, 'libs/kernel/src/paths.ts')).toContain("penguin: { home: '/m/penguin'");
  expect(squeezed(tree, 'apps/mobile-web/src/menus/menuOrder.ts')).toMatch(/'penguin\.home',? \], member/);
});

test('adds the feature to the app and to CODEOWNERS, in order', async () => {
  const tree = workspaceTree(...parts);
  await feature(tree, options);
  const app = tree.read('apps/mobile-web/src/features.ts', 'utf8') ?? '';
  const imported = [...app.matchAll(/from '(@parlour\/.*)'/g)].map((match) => match[1]);
  expect(imported).toContain('@parlour/penguin');
  expect(imported).toEqual([...imported].sort());
  expect(app).toMatch(/penguinFeature,\n\];/);
  const owners = (tree.read('.github/CODEOWNERS', 'utf8') ?? '').split('\n');
  const own = owners.indexOf('/libs/penguin/ @parlour/rewards');
  expect(own).toBeGreaterThan(0);
  expect(owners[own - 1]! < owners[own]! && owners[own]! < owners[own + 1]!).toBe(true);
});

test('a second run changes nothing', async () => {
  const tree = workspaceTree(...parts);
  await feature(tree, options);
  const first = textsOf(tree);
  await feature(tree, options);
  expect(textsOf(tree)).toEqual(first);
});

test('lists the library in the lockfile as an installation would, and leaves all other lines as they are', async () => {
  const tree = workspaceTree(...parts);
  const before = (tree.read('package-lock.json', 'utf8') ?? '').split('\n');
  const link = await feature(tree, options);
  const after = (tree.read('package-lock.json', 'utf8') ?? '').split('\n');
  expect(after.filter((line) => !before.includes(line)).map((line) => line.trim())).toEqual([
    '"libs/penguin": {',
    '"name": "@parlour/penguin",',
    '"node_modules/@parlour/penguin": {',
    '"resolved": "libs/penguin",',
  ]);
  expect(link).toEqual(expect.any(Function));
});

test('draws the library in the diagram of the layers', async () => {
  const tree = workspaceTree(...parts);
  await feature(tree, options);
  const diagram = squeezed(tree, 'docs/ARCHITECTURE.md');
  expect(diagram).toMatch(/subgraph feature [\w ]+ penguin end/);
  expect(diagram).toMatch(/mobile-web --> [\w& -]+ & penguin /);
  expect(diagram).toContain('penguin --> ui & kernel');
});

test('lists the library once among the features', async () => {
  const tree = workspaceTree(...parts);
  await feature(tree, options);
  await feature(tree, options);
  expect(squeezed(tree, 'README.md').match(/ · \[penguin\]\(libs\/penguin\/README\.md\) \|/g)).toHaveLength(1);
  expect(squeezed(tree, 'docs/ARCHITECTURE.md').match(/ penguin\/ /g)).toHaveLength(1);
});

test('refuses a name of several words and a folder of another kind of library', async () => {
  const tree = workspaceTree(...parts);
  await expect(feature(tree, { name: 'Side-Bets' })).rejects.toThrow('one lower-case word');
  await expect(feature(tree, { name: 'kernel' })).rejects.toThrow('not a feature library');
});
