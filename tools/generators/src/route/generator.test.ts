import { logger } from '@nx/devkit';
import { feature } from '../feature/generator.cjs';
import { endpoint } from '../endpoint/generator.cjs';
import { squeezed } from '../testing/squeezed';
import { textsOf } from '../testing/textsOf';
import { workspaceTree } from '../testing/workspaceTree';
import { route } from './generator.cjs';

const parts = [
  'libs/kernel/src/paths.ts',
  'libs/api-client/src/tagTypes.ts',
  'libs/wallet/src',
  'apps/mobile-web/src/features.ts',
  'apps/mobile-web/src/menus/menuOrder.ts',
  '.github/CODEOWNERS',
  'README.md',
  'docs/ARCHITECTURE.md',
  'package-lock.json',
  'tools/sandbox/src/routes.ts',
  'tools/sandbox/src/wallet/serveWallet.ts',
];

async function withPenguin() {
  const tree = workspaceTree(...parts);
  await feature(tree, { name: 'penguin', titleFil: 'Katapatan', titleMy: 'သစ္စာရှိမှု' });
  await endpoint(tree, { feature: 'penguin', name: 'getLevels' });
  await endpoint(tree, { feature: 'penguin', name: 'claimLevel', mutation: true });
  return tree;
}

test('serves the calls of a new library in a file of its own, which the routes list', async () => {
  const tree = await withPenguin();
  const [, lastGroup] = /(\w+), \];/.exec(squeezed(tree, 'tools/sandbox/src/routes.ts')) ?? [];
  const [imports] = /sandbox -\.-> .*/.exec(tree.read('docs/ARCHITECTURE.md', 'utf8') ?? '') ?? [];
  await route(tree, { feature: 'penguin', name: 'getLevels' });
  await route(tree, { feature: 'penguin', name: 'claimLevel' });
  const text = squeezed(tree, 'tools/sandbox/src/penguin/servePenguin.ts');
  expect(text).toContain(
    "servePenguin(app: GatewayApp): void { answer(app, penguinWire.getLevels, () => ({ id: 'levels-1' })); answer(app, penguinWire.claimLevel, () => (null)); }",
  );
  expect(squeezed(tree, 'tools/sandbox/src/routes.ts')).toContain(`${lastGroup}, servePenguin, ];`);
  expect(squeezed(tree, 'docs/ARCHITECTURE.md')).toContain(`${imports} & penguin`);
});

test('tests the reply and the refusal of a visitor', async () => {
  const tree = await withPenguin();
  await route(tree, { feature: 'penguin', name: 'claimLevel' });
  const text = squeezed(tree, 'tools/sandbox/src/penguin/claimLevel.test.ts');
  expect(text).toContain("client.call(penguinWire.claimLevel, { id: 'x1' })).toEqual(null)");
  expect(text).toContain('{ status: 401 }');
});

test('a call with schemas of its own is refused until its handler is written', async () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const tree = await withPenguin();
  const wire = 'libs/penguin/src/wire/index.ts';
  tree.write(wire, (tree.read(wire, 'utf8') ?? '').replace('value: v.object({ id: wireId })', 'value: v.object({ level: v.number() })'));
  await route(tree, { feature: 'penguin', name: 'getLevels' });
  expect(squeezed(tree, 'tools/sandbox/src/penguin/servePenguin.ts')).toContain(
    "answer(app, penguinWire.getLevels, () => refuse('UNKNOWN'));",
  );
  expect(tree.exists('tools/sandbox/src/penguin/getLevels.test.ts')).toBe(false);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('getLevels is refused'));
});

test('a call that the sandbox serves already, and a second run, change nothing', async () => {
  const tree = await withPenguin();
  await route(tree, { feature: 'penguin', name: 'getLevels' });
  const first = textsOf(tree);
  await route(tree, { feature: 'penguin', name: 'getLevels' });
  expect(textsOf(tree)).toEqual(first);
});

test('refuses a call that the contract does not have', async () => {
  await expect(route(workspaceTree(...parts), { feature: 'wallet', name: 'getNothing' })).rejects.toThrow('has no call "getNothing"');
});
