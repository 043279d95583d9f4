import { contentWire } from '@parlour/content/wire';
import { messagingWire } from '@parlour/messaging/wire';
import { locales } from '@parlour/kernel';
import { mockCall, network, useNetwork } from '@parlour/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { features } from '../features';
import { homeCalls } from '../mocks/homeCalls';
import { renderApp } from '../mocks/renderApp';
import { findRoute } from '../routeTable';

useNetwork(...homeCalls);
// The modules load before the tests: on a busy machine that takes longer than one test may.
beforeAll(() => Promise.all([import('../home/homeBundle'), ...features.map(({ findable }) => findable?.())]), 60_000);

async function search(options: Parameters<typeof renderApp>[0], text: string) {
  const app = await renderApp(options);
  await app.user.click(await screen.findByRole('button', { name: /^(Search games|Maghanap ng laro|ဂိမ်းရှာရန်)$/ }));
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.change(await sheet.findByRole('textbox'), { target: { value: text } });
  return { ...app, sheet };
}

test.each([
  ['en', 'withdarw', 'Withdraw'],
  ['en', 'payout', 'Withdraw'],
  ['fil', 'ilabas ang pera', 'Mag-withdraw'],
  ['my', 'ငွေထုတ်ယူ', 'ငွေထုတ်'],
] as const)('%s: “%s” finds the page to withdraw', async (locale, text, title) => {
  const { sheet } = await search({ player: 'maria', locale }, text);
  expect(await sheet.findByRole('link', { name: title })).toHaveAttribute('href', '/m/withdraw');
});

test('help topics and promotions are found by their titles', async () => {
  network.use(
    mockCall(messagingWire.getHelp, [{ title: 'How to verify my account' }, { title: 'Deposit with an e-wallet' }]),
    mockCall(contentWire.getAnnouncements, { promotion: [{ id: '7', title: 'Weekend cashback', announcementImages: [] }] }),
  );
  const { sheet } = await search({}, 'e-walet');
  expect(await sheet.findByRole('link', { name: 'Deposit with an e-wallet' })).toHaveAttribute('href', '/m/help?i=1');
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: 'cashbak' } });
  expect(await sheet.findByRole('link', { name: 'Weekend cashback' })).toHaveAttribute('href', '/m/activityDetail?id=7');
});

test('a visitor finds the ways in, a player the pages of the account, and neither those of agents', async () => {
  const { sheet } = await search({}, 'sign up');
  expect(await sheet.findByRole('link', { name: 'Sign up' })).toBeVisible();
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: 'fingerprint' } });
  expect(sheet.queryByRole('link', { name: 'Passkeys' })).not.toBeInTheDocument();
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: 'downline' } });
  expect(sheet.queryByRole('heading', { name: 'Pages' })).not.toBeInTheDocument();
});

const searchable = features.flatMap((feature) => (feature.findable ? [{ ...feature, findable: feature.findable }] : []));

test.each(searchable)('$id: each page exists, with a title and words in every language', async ({ findable: load, messages }) => {
  const { findable } = await load();
  for (const { titleKey, wordsKey, to } of findable.pages) {
    expect(findRoute(to.replace(/\?.*/, ''))).toBeDefined();
    for (const locale of locales) {
      const [titles, words] = await Promise.all([messages(locale), findable.words(locale)]);
      expect(read(titles.default, titleKey)).toEqual(expect.any(String));
      expect(read(words.default, wordsKey)).toEqual(expect.any(String));
    }
  }
});

function read(messages: unknown, key: string): unknown {
  return key.split('.').reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], messages);
}
