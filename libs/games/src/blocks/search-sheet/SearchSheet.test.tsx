import { loggedOut } from '@parlour/kernel';
import type { SearchEntry } from '@parlour/kernel/feature';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { connectionLost, httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { gamesFeature } from '../../feature';
import { buildGame, buildPage } from '../../mocks/gameBuilders';
import { handlers } from '../../mocks/handlers';
import { gamesWire } from '../../wire';
import { SearchSheet } from './SearchSheet';

useNetwork(...handlers);
beforeEach(() => localStorage.clear());

const entries: SearchEntry[] = [
  { kind: 'page', title: 'Withdraw', words: ['cash out', 'payout'], icon: 'banknote', to: '/m/withdraw' },
  { kind: 'page', title: 'Deposit', words: ['top up'], icon: 'wallet', to: '/m/voucherCenter' },
  { kind: 'help', title: 'How long does a withdrawal take?', icon: 'help', to: '/m/help?i=3' },
  { kind: 'promotion', title: 'Weekend cashback', icon: 'gift', image: 'art/promo', to: '/m/activityDetail?id=7' },
  { kind: 'page', title: 'ငွေထုတ်', words: ['ငွေထုတ်ယူ'], icon: 'banknote', to: '/m/withdraw?my' },
];

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Search</button>
      {isOpen && <SearchSheet entries={entries} onClose={() => setOpen(false)} />}
    </>
  );
}
const ruby = buildGame({ gameName: 'Ruby Rush', displayName: 'Palm Play' });
const goldenDragon = buildPage([buildGame({ nodeId: 'hot', gameName: 'Golden Dragon' })]);
const asked = () => network.requests(gamesWire.getGames);
const field = () => screen.findByRole('textbox', { name: 'Games, providers, help…' });
const group = (name: string) => within(screen.getByRole('heading', { name }).parentElement as HTMLElement);

async function openSheet(hotGames: Parameters<typeof mockCall<typeof gamesWire.getHotGames>>[1] = goldenDragon) {
  network.use(
    mockCall(gamesWire.getGames, ({ gameName = '' }) => buildPage(gameName && 'ruby'.startsWith(gameName) ? [ruby] : [])),
    mockCall(gamesWire.getHotGames, hotGames),
  );
  const rendered = await renderBlock(<Opener />, { with: [gamesFeature, siteFeature, playerFeature] });
  await rendered.user.click(screen.getByRole('button', { name: 'Search' }));
  return { ...rendered, box: await field() };
}

test('the field has the focus; before typing there are trending games, providers and categories', async () => {
  const { box, user, location } = await openSheet();
  expect(box).toHaveFocus();
  expect(await screen.findByRole('link', { name: /Golden Dragon/ })).toBeVisible();
  const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
  expect(categories.getByRole('link', { name: 'Slots' })).toHaveAttribute('href', '/m/slot-games');
  await user.click(within(screen.getByRole('group', { name: 'Providers' })).getByRole('link', { name: 'Palm Play' }));
  expect(location()).toBe('/m/gameCenter?vassalage=PALM');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('product 2: one sheet searches all games; a result opens its game and closes the sheet', async () => {
  const { user, box, location } = await openSheet();
  await user.type(box, '  ruby {Enter}');
  await user.click(await screen.findByRole('link', { name: /Ruby Rush.*Palm Play/ }));
  expect(asked()).toEqual([expect.objectContaining({ gameType: 'ALL', gameName: 'ruby', pageNo: 1 })]);
  expect(location()).toContain('/m/play?vassalage=PALM');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('spec 9: the gateway is asked 600 ms after the last character; what the phone knows is there at once', async () => {
  const { box } = await openSheet();
  await screen.findByRole('link', { name: /Golden Dragon/ });
  jest.useFakeTimers();
  fireEvent.change(box, { target: { value: 'dragon' } });
  expect(within(screen.getByRole('group', { name: 'Games' })).getByRole('link', { name: /Golden Dragon/ })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(599));
  expect(asked()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  await waitFor(() => expect(asked()).toHaveLength(1));
});

test.each([
  ['withdraw', 'Pages', 'Withdraw', '/m/withdraw'],
  ['withdrwa', 'Pages', 'Withdraw', '/m/withdraw'],
  ['cahs out', 'Pages', 'Withdraw', '/m/withdraw'],
  ['withdrawl take', 'Help', 'How long does a withdrawal take?', '/m/help?i=3'],
  ['casback', 'Promotions', 'Weekend cashback', '/m/activityDetail?id=7'],
  ['ငွေထု', 'Pages', 'ငွေထုတ်', '/m/withdraw?my'],
  ['plam play', 'Providers', /Palm Play/, '/m/gameCenter?vassalage=PALM'],
])('“%s” finds, under %s, %s', async (text, title, name, path) => {
  const { box } = await openSheet();
  await screen.findByRole('link', { name: /Golden Dragon/ });
  fireEvent.change(box, { target: { value: text } });
  expect(group(title).getByRole('link', { name })).toHaveAttribute('href', path);
});

test('a word that resembles nothing finds no pages', async () => {
  const { user, box } = await openSheet();
  await user.type(box, 'win{Enter}');
  expect(await screen.findByText(/Nothing found for “win”/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Pages' })).not.toBeInTheDocument();
});

test('what only resembles the text is not shown beside what contains it', async () => {
  const { box } = await openSheet();
  await screen.findByRole('link', { name: /Golden Dragon/ });
  fireEvent.change(box, { target: { value: 'palm' } });
  expect(group('Providers').getAllByRole('link')).toHaveLength(1);
  fireEvent.change(box, { target: { value: 'withdraw' } });
  expect(group('Pages').getAllByRole('link')).toHaveLength(1);
});

test('the gateway says what was meant; a tap searches for it', async () => {
  const { user, box } = await openSheet();
  network.use(
    mockCall(gamesWire.getGames, ({ gameName }) => ({ ...buildPage([ruby]), suggestion: gameName === 'rubby' ? 'Ruby' : undefined })),
  );
  await user.type(box, 'rubby{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Did you mean Ruby?' }));
  expect(box).toHaveValue('Ruby');
  expect(await screen.findByText('Results for “Ruby”')).toBeVisible();
  expect(asked().map(({ gameName }) => gameName)).toEqual(['rubby', 'Ruby']);
});

test('a gateway without suggestions: the phone suggests the game that it knows', async () => {
  const { user, box } = await openSheet();
  await screen.findByRole('link', { name: /Golden Dragon/ });
  await user.type(box, 'golden dargon{Enter}');
  expect(await screen.findByRole('button', { name: 'Did you mean Golden Dragon?' })).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Games' })).getByRole('link', { name: /Golden Dragon/ })).toBeVisible();
});

test('a gateway that does not know providers’ names is asked for the games of the provider', async () => {
  const { user, box } = await openSheet();
  network.use(mockCall(gamesWire.getGames, ({ vassalage }) => buildPage(vassalage === 'PALM' ? [ruby] : [])));
  await user.type(box, 'palm play{Enter}');
  expect(await screen.findByRole('link', { name: /Ruby Rush/ })).toBeVisible();
});

test('recent searches are kept without duplicates until the player clears them or logs out', async () => {
  const { user, box, store } = await openSheet();
  const search = async (into: HTMLElement) => {
    await user.type(into, 'ruby{Enter}');
    await user.click(await screen.findByRole('link', { name: /Ruby Rush/ }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
  };
  await search(box);
  await user.click(await screen.findByRole('button', { name: 'ruby' }));
  expect(await screen.findByRole('link', { name: /Ruby Rush/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('button', { name: 'ruby' })).not.toBeInTheDocument();
  await search(await field());
  expect(await screen.findAllByRole('button', { name: 'ruby' })).toHaveLength(1);
  act(() => void store.dispatch(loggedOut()));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.queryByRole('button', { name: 'ruby' })).not.toBeInTheDocument();
});

test('no results lead on: to trending games, all games and the help center', async () => {
  const { user, box } = await openSheet();
  await user.type(box, 'zzz{Enter}');
  expect(await screen.findByText(/Nothing found for “zzz”/)).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Trending games' })).getByRole('link', { name: /Golden Dragon/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/m/gameCenter');
  expect(screen.getByRole('link', { name: 'Help center' })).toHaveAttribute('href', '/m/help');
});

test.each([
  ['a failing gateway', () => httpStatus(500)],
  ['no connection', () => connectionLost()],
])('%s: a message with a retry, and what the phone knows', async (_, failure) => {
  const { user, box } = await openSheet();
  await screen.findByRole('link', { name: /Golden Dragon/ });
  network.use(mockCall(gamesWire.getGames, failure));
  await user.type(box, 'dragon{Enter}');
  expect(await screen.findByText("We can't reach the game list. Showing what's saved on your phone.")).toBeVisible();
  expect(screen.getByRole('link', { name: /Golden Dragon/ })).toBeVisible();
  network.use(mockCall(gamesWire.getGames, buildPage([ruby])));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Ruby Rush/ })).toBeVisible();
});

test('every call fails: the phone knows nothing, so there is no empty row of games, and the sheet leads on', async () => {
  const { user, box } = await openSheet(() => httpStatus(500));
  network.use(mockCall(gamesWire.getGames, () => httpStatus(500)));
  await user.type(box, 'zzz{Enter}');
  expect(await screen.findByText("We can't reach the game list.")).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('group', { name: /games/i })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Help center' })).toBeVisible();
});

test('more than one page of results has a link to the full list', async () => {
  const { user, box } = await openSheet();
  network.use(mockCall(gamesWire.getGames, { games: [ruby], pageNum: 1, totalPages: 2 }));
  await user.type(box, 'ruby{Enter}');
  expect(await screen.findByRole('link', { name: 'See all' })).toHaveAttribute('href', '/m/gameList?gameType=ALL&gameName=ruby');
});
