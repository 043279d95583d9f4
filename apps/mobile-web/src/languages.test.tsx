import { localeChanged, type OwnLocale } from '@parlour/kernel';
import type { Messages } from '@parlour/kernel/feature';
import { contentWire } from '@parlour/content/wire';
import { mockCall, network, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { features } from './features';
import { homeCalls } from './mocks/homeCalls';
import { renderApp } from './mocks/renderApp';
import { screenCalls } from './mocks/screenCalls';

useNetwork(...homeCalls, ...screenCalls);
jest.setTimeout(60_000);
beforeAll(() => import('./menus/SideMenu'), 60_000);

const leaves = (messages: Messages): string[] =>
  Object.values(messages).flatMap((node) => (typeof node === 'string' ? node : leaves(node as Messages)));

async function sentences(locale: OwnLocale): Promise<Set<string>> {
  const parts = await Promise.all(features.flatMap(({ messages, screenMessages }) => [messages(locale), screenMessages?.(locale)]));
  return new Set(parts.flatMap((part) => (part ? leaves(part.default) : [])));
}

/** The operator names the countries. */
const operators = ['Myanmar', 'Philippines'];

/** All texts of the page, including those for screen readers. */
function said(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder]'))
    texts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('placeholder') ?? '');
  return texts.filter(Boolean);
}

describe.each(['fil', 'my'] as const)('spec 9: a change of the language to %s', (locale) => {
  test.each(['/m/home', '/m/appDownload', '/m/help', '/m/activity', '/m/member/home', '/m/set'])(
    'leaves no English text on %s',
    async (path) => {
      const { store, user } = await renderApp({ path, player: 'maria' });
      expect(document.documentElement.lang).toBe('en');
      if (path === '/m/home') await user.click(screen.getByRole('button', { name: 'Open menu' }));
      await act(async () => void store.dispatch(localeChanged(locale)));
      await waitFor(() => expect(document.documentElement.lang).toBe(locale));
      const [english, own] = await Promise.all([sentences('en'), sentences(locale)]);
      const shared = [...operators, ...[...english].filter((text) => own.has(text))];
      await waitFor(() => expect(said().filter((text) => english.has(text) && !shared.includes(text))).toEqual([]));
      expect(said().some((text) => own.has(text) && !english.has(text))).toBe(true);
    },
  );

  test('requests the announcements in that language', async () => {
    const code = { fil: 'TY', my: 'MY' }[locale];
    network.use(mockCall(contentWire.getAnnouncements, ({ language }) => ({ player: [{ id: 'p1', title: `Notice in ${language}` }] })));
    const { store } = await renderApp();
    expect((await screen.findAllByText('Notice in EN'))[0]).toBeVisible();
    await act(async () => void store.dispatch(localeChanged(locale)));
    expect((await screen.findAllByText(`Notice in ${code}`))[0]).toBeVisible();
    expect(screen.queryByText('Notice in EN')).not.toBeInTheDocument();
  });
});
