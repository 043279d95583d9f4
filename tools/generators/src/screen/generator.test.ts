import { logger } from '@nx/devkit';
import { squeezed } from '../testing/squeezed';
import { textsOf } from '../testing/textsOf';
import { workspaceTree } from '../testing/workspaceTree';
import { screen } from './generator.cjs';

const parts = ['libs/kernel/src/paths.ts', 'libs/wallet/src', 'libs/site/src'];
const ofCalls = [
  'libs/api-client/src/tagTypes.ts',
  'README.md',
  'docs/ARCHITECTURE.md',
  'tools/sandbox/src/routes.ts',
  'tools/sandbox/src/wallet/serveWallet.ts',
];
const titles = { titleFil: 'Limitasyon', titleMy: 'ကန့်သတ်ချက်' };
const options = { ...titles, feature: 'wallet', name: 'SpendingCap', path: '/wallet/cap', access: 'member' };

test('writes the screen, its style and its test', async () => {
  const tree = workspaceTree(...parts);
  await screen(tree, options);
  const folder = 'libs/wallet/src/screens/SpendingCapScreen';
  for (const ending of ['.tsx', '.module.css', '.test.tsx']) expect(tree.exists(folder + ending)).toBe(true);
  expect(tree.read(`${folder}.test.tsx`, 'utf8')).toContain('useNetwork(...handlers)');
  expect(tree.read(`${folder}.tsx`, 'utf8')).toContain('/** Shows the page "spendingCap". */');
});

test('adds the path under /m, the route and the messages of every language', async () => {
  const tree = workspaceTree(...parts);
  await screen(tree, { ...options, title: 'Spending cap' });
  expect(squeezed(tree, 'libs/kernel/src/paths.ts')).toContain("spendingCap: '/m/wallet/cap'");
  expect(squeezed(tree, 'libs/wallet/src/feature.ts')).toContain(
    "{ path: paths.wallet.spendingCap, access: 'member', titleKey: 'title.spendingCap', lazy: screen(() => import('./screens/SpendingCapScreen'), 'SpendingCapScreen') }",
  );
  const title = (locale: string) => JSON.parse(tree.read(`libs/wallet/src/i18n/${locale}.json`, 'utf8') ?? '').title.spendingCap;
  expect(['en', 'fil', 'my'].map(title)).toEqual(['Spending cap', 'Limitasyon', 'ကန့်သတ်ချက်']);
  for (const locale of ['en', 'fil', 'my'])
    expect(JSON.parse(tree.read(`libs/wallet/src/i18n/${locale}.screens.json`, 'utf8') ?? '').spendingCap.intro).toMatch(/./);
});

test('a feature without routes and screen messages gets its first screen', async () => {
  const tree = workspaceTree(...parts);
  await screen(tree, { feature: 'site', name: 'about', ...titles });
  expect(squeezed(tree, 'libs/site/src/feature.ts')).toMatch(
    /import \{ paths \} from '@parlour\/kernel'; import \{ defineFeature, screen \} .* routes: \[ \{ path: paths\.site\.about/,
  );
  expect(squeezed(tree, 'libs/kernel/src/paths.ts')).toContain("about: '/m/about'");
});

test('without `access` it is for every session, so no visitor sees it by mistake', async () => {
  const tree = workspaceTree(...parts);
  await screen(tree, { ...titles, feature: 'wallet', name: 'SpendingCap' });
  expect(squeezed(tree, 'libs/wallet/src/feature.ts')).toContain("path: paths.wallet.spendingCap, access: 'player'");
});

test('an untranslated title is logged and gets a placeholder', async () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const tree = workspaceTree(...parts);
  await screen(tree, { feature: 'wallet', name: 'SpendingCap' });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"Spending cap" in Filipino and Burmese'));
  expect(squeezed(tree, 'libs/wallet/src/i18n/fil.json')).toContain('"spendingCap": "Bagong pahina"');
});

test('a title takes the translations that its English text has elsewhere', async () => {
  const tree = workspaceTree(...parts);
  await screen(tree, { feature: 'site', name: 'Withdraw', path: '/m/payout' });
  const title = (library: string, locale: string) => squeezed(tree, `libs/${library}/src/i18n/${locale}.json`);
  for (const [locale, text] of [
    ['fil', 'Mag-withdraw'],
    ['my', 'ငွေထုတ်ရန်'],
  ] as const) {
    expect(title('wallet', locale)).toContain(`"${text}"`);
    expect(title('site', locale)).toContain(`"withdraw": "${text}"`);
  }
});

test('with `list` it shows the rows of a call, which is written and served too', async () => {
  const tree = workspaceTree(...parts, ...ofCalls);
  await screen(tree, { ...options, list: 'getCaps' });
  const folder = 'libs/wallet/src/screens/SpendingCapScreen';
  expect(tree.exists(`${folder}.module.css`)).toBe(false);
  expect(squeezed(tree, `${folder}.tsx`)).toContain("import { useGetCapsQuery } from '../api/capsApi';");
  expect(squeezed(tree, 'libs/wallet/src/wire/index.ts')).toContain(
    "access: 'member', input: v.object({}), value: wireList(v.object({ id: wireId, title: wireText }), 100)",
  );
  expect(squeezed(tree, 'tools/sandbox/src/wallet/serveWallet.ts')).toContain(
    "answer(app, walletWire.getCaps, () => ([{ id: 'caps-1', title: 'First' },",
  );
  const texts = JSON.parse(tree.read('libs/wallet/src/i18n/fil.screens.json', 'utf8') ?? '').spendingCap;
  expect(texts).toEqual({ failed: 'Hindi ito na-load', empty: 'Wala pang laman dito' });
});

test('a second run changes nothing', async () => {
  const tree = workspaceTree(...parts);
  await screen(tree, options);
  const first = textsOf(tree);
  await screen(tree, options);
  expect(textsOf(tree)).toEqual(first);
});

test('refuses a library without a manifest and the path of another screen', async () => {
  const tree = workspaceTree(...parts);
  await expect(screen(tree, { feature: 'kernel', name: 'X' })).rejects.toThrow('not a feature library');
  await expect(screen(tree, { feature: 'wallet', name: 'Again', path: '/m/withdraw' })).rejects.toThrow('path of another screen');
});
