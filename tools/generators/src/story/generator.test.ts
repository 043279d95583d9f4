import { squeezed } from '../testing/squeezed';
import { workspaceTree } from '../testing/workspaceTree';
import { story } from './generator.cjs';

const parts = ['libs/wallet/src'];

test('finds the screen in whichever folder it is', async () => {
  const tree = workspaceTree(...parts);
  tree.write('libs/wallet/src/screens/caps/SpendingCapScreen.tsx', 'export function SpendingCapScreen() {}');
  await story(tree, { feature: 'wallet', name: 'spending-cap' });
  const text = squeezed(tree, 'libs/wallet/src/screens/caps/SpendingCapScreen.stories.tsx');
  expect(text).toContain("title: 'Features/Wallet/SpendingCapScreen'");
  expect(text).toContain("from '../../feature'");
  expect(text).toContain("from './SpendingCapScreen'");
});

test('stories that are there stay', async () => {
  const tree = workspaceTree(...parts);
  const file = 'libs/wallet/src/blocks/BalanceCard.stories.tsx';
  const before = tree.read(file, 'utf8');
  await story(tree, { feature: 'wallet', name: 'BalanceCard' });
  expect(tree.read(file, 'utf8')).toBe(before);
});

test('refuses what the library does not have', async () => {
  await expect(story(workspaceTree(...parts), { feature: 'wallet', name: 'Nowhere' })).rejects.toThrow('no screen and no block');
});
