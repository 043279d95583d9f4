import { workspaceTree } from '../testing/workspaceTree';
import { adr } from './generator.cjs';

const folder = 'docs/adr';

test('takes the next number and every heading of the template', async () => {
  const tree = workspaceTree(folder);
  const before = tree.children(folder);
  await adr(tree, { title: 'cash-out in header' });
  const [added = ''] = tree.children(folder).filter((name) => !before.includes(name));
  const last = Math.max(...before.map((name) => Number(name.slice(0, 4))));
  expect(added).toBe(`${String(last + 1).padStart(4, '0')}-cash-out-in-header.md`);
  const text = tree.read(`${folder}/${added}`, 'utf8') ?? '';
  expect(text).toMatch(/^# \d{4} Cash-out in header\n\nStatus: Proposed · Adopted: no\n/);
  const headings = (markdown: string) => markdown.match(/^## .*/gm);
  expect(headings(text)).toEqual(headings(tree.read(`${folder}/${before[0]}`, 'utf8') ?? ''));
});

test('writes quotes and ampersands of the title as they are', async () => {
  const tree = workspaceTree(folder);
  await adr(tree, { title: `A player's "deposit & play"` });
  const [added] = tree.children(folder).filter((name) => name.endsWith('-a-player-s-deposit-play.md'));
  expect(tree.read(`${folder}/${added}`, 'utf8')).toContain(` A player's "deposit & play"\n`);
});

test('a second run changes nothing', async () => {
  const tree = workspaceTree(folder);
  await adr(tree, { title: 'Cash-out in header' });
  const first = tree.children(folder);
  await adr(tree, { title: 'cash-out in header' });
  expect(tree.children(folder)).toEqual(first);
});

test('refuses a title without words', async () => {
  await expect(adr(workspaceTree(folder), { title: '…' })).rejects.toThrow('what is decided');
});
