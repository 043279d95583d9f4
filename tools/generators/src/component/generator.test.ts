import { squeezed } from '../testing/squeezed';
import { textsOf } from '../testing/textsOf';
import { workspaceTree } from '../testing/workspaceTree';
import { component } from './generator.cjs';

const parts = ['libs/ui/src'];

test('writes the component with its style, test, stories and index', async () => {
  const tree = workspaceTree(...parts);
  await component(tree, { name: 'PriceTag', group: 'Money' });
  const folder = 'libs/ui/src/price-tag';
  expect(tree.children(folder).sort()).toEqual(
    ['PriceTag.module.css', 'PriceTag.stories.tsx', 'PriceTag.test.tsx', 'PriceTag.tsx', 'index.ts'].sort(),
  );
  expect(squeezed(tree, `${folder}/PriceTag.stories.tsx`)).toContain("title: 'Design system/Money/PriceTag'");
});

test('exports the component and updates the surface test', async () => {
  const tree = workspaceTree(...parts);
  await component(tree, { name: 'PriceTag' });
  const lines = (tree.read('libs/ui/src/index.ts', 'utf8') ?? '').trim().split('\n');
  const place = lines.indexOf("export { PriceTag } from './price-tag';");
  expect(lines[place - 1]).toMatch(/'\.\/p[a-r]/);
  const surface = squeezed(tree, 'libs/ui/src/__snapshots__/index.test.ts.snap');
  expect(surface).toContain('"polymorphic", "price-tag", "progress"');
  expect(surface).toContain('"Podium", "PriceTag", "Progress"');
});

test('a second run changes nothing', async () => {
  const tree = workspaceTree(...parts);
  await component(tree, { name: 'PriceTag' });
  const first = textsOf(tree);
  await component(tree, { name: 'PriceTag' });
  expect(textsOf(tree)).toEqual(first);
});

test('refuses the folder of other components', async () => {
  await expect(component(workspaceTree(...parts), { name: 'Field' })).rejects.toThrow('holds other components');
});
