import { squeezed } from '../testing/squeezed';
import { textsOf } from '../testing/textsOf';
import { workspaceTree } from '../testing/workspaceTree';
import { block } from './generator.cjs';

const parts = ['libs/promotions/src', 'libs/promotions/README.md', 'libs/wallet/src', 'libs/agent'];
const options = { feature: 'promotions', name: 'StampChip', title: 'Stamps', titleFil: 'Mga selyo', titleMy: 'တံဆိပ်များ' };

test('writes the block, its test and its stories with the network of the library', async () => {
  const tree = workspaceTree(...parts);
  await block(tree, options);
  const folder = 'libs/promotions/src/blocks/StampChip';
  for (const ending of ['.tsx', '.test.tsx', '.stories.tsx']) expect([ending, tree.exists(folder + ending)]).toEqual([ending, true]);
  expect(squeezed(tree, `${folder}.stories.tsx`)).toContain("title: 'Features/Promotions/StampChip'");
  expect(squeezed(tree, `${folder}.stories.tsx`)).toContain('parameters: { msw: promotionHandlers }');
});

test('exports the block where it belongs in the order, and expects the export', async () => {
  const tree = workspaceTree(...parts);
  await block(tree, options);
  const blocks = [...squeezed(tree, 'libs/promotions/src/index.ts').matchAll(/(\w+) } from '.\/blocks/g)].map(([, name]) => name);
  expect(blocks).toEqual([...blocks].sort());
  expect(blocks).toContain('StampChip');
  expect(squeezed(tree, 'libs/promotions/src/index.test.ts')).toContain(blocks.map((name) => `'${name}'`).join(', '));
});

test('a surface that is kept in an inline snapshot gets the name on a line of its own', async () => {
  const tree = workspaceTree(...parts);
  await block(tree, { ...options, feature: 'wallet' });
  expect(tree.read('libs/wallet/src/index.test.ts', 'utf8')).toContain(
    '     "MoneyLimits",\n     "StampChip",\n     "useCurrencySymbol",\n',
  );
});

test('the README offers it, in its table or its list', async () => {
  const tree = workspaceTree(...parts);
  for (const library of ['promotions', 'agent']) await block(tree, { ...options, feature: library });
  expect(tree.read('libs/promotions/README.md', 'utf8')).toMatch(
    /^\| .*\n\| `StampChip` \| shows the stamp chip; the app places it \|\n\n/m,
  );
  expect(tree.read('libs/agent/README.md', 'utf8')).toMatch(
    /^- .*\n- `StampChip`: shows the stamp chip; the app places it\n\n## What it asks/m,
  );
});

test('writes its title in every language', async () => {
  const tree = workspaceTree(...parts);
  await block(tree, options);
  const title = (locale: string) => JSON.parse(tree.read(`libs/promotions/src/i18n/${locale}.json`, 'utf8') ?? '').stampChip.title;
  expect(['en', 'fil', 'my'].map(title)).toEqual(['Stamps', 'Mga selyo', 'တံဆိပ်များ']);
});

test('a second run changes nothing', async () => {
  const tree = workspaceTree(...parts);
  await block(tree, options);
  const first = textsOf(tree);
  await block(tree, options);
  expect(textsOf(tree)).toEqual(first);
});
