import { loggedIn } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { contentWire } from '@parlour/content/wire';
import { httpStatus, mockCall, network, renderBlock, renderFeature, useNetwork } from '@parlour/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gamesFeature } from '../feature';
import { buildGame, buildGames, buildPage } from '../mocks/gameBuilders';
import { handlers } from '../mocks/handlers';
import { fakeIntersections } from '../mocks/fakeIntersections';
import { discoveryWire, gamesWire } from '../wire';
import { GameListScreen } from './GameListScreen';

useNetwork(...handlers);
const others = { with: [siteFeature, playerFeature] };
const player = { ...others, events: [loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' })] };
const open = (path: string | string[], options: Parameters<typeof renderFeature>[2] = others) => renderFeature(gamesFeature, path, options);
const asked = () => network.requests(gamesWire.getGames);
const names = () => screen.queryAllByRole('link', { name: /^Game/ }).map((link) => link.textContent);

/** Opens the drawer, which has the search by name. */
async function openDrawer(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const drawer = screen.getByRole('dialog', { name: 'Filter games' });
  return { drawer, field: within(drawer).getByRole('textbox', { name: 'Find a game by name' }) };
}

let sight: ReturnType<typeof fakeIntersections>;
beforeEach(() => {
  sight = fakeIntersections();
});

describe('requests', () => {
  test.each([
    ['/m/slot-games', 'RNG'],
    ['/m/fishing-games', 'FISH'],
    ['/m/poker-games', 'PVP'],
    ['/m/live-games', 'LIVE'],
    ['/m/sport-games', 'SPORTS'],
    ['/m/gameList?gameType=FISH', 'FISH'],
    ['/m/gameList?gameType=ESPORTS', 'ESPORTS'],
  ])('spec 2: %s lists the games of %s, 25 per page', async (path, gameType) => {
    await open(path);
    expect(await screen.findByRole('link', { name: `Game ${gameType}-1` })).toBeVisible();
    expect(asked()).toEqual([
      { merchant: '200jilif3', platform: 'html5', clientType: 2, language: 'EN', gameType, pageNo: 1, pageSize: 25 },
    ]);
  });

  test('the address sets tab, vendor, filters and name', async () => {
    await open('/m/gameList?gameType=RNG&vassalage=PALM&dataType=filter&gameClassify=JP&minBet=0.05&gameName=ruby');
    await waitFor(() =>
      expect(asked()[0]).toMatchObject({ gameType: 'RNG', vassalage: 'PALM', gameClassify: 'JP', minBet: '0.05', gameName: 'ruby' }),
    );
    expect(await screen.findByRole('group', { name: 'Selected filters' })).toHaveTextContent('“ruby”JackpotBet from 0.05');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Provider' })).toHaveDisplayValue('Palm Play'));
  });

  test('a chosen provider has no name until the providers load, and its code is not shown', async () => {
    network.use(mockCall(gamesWire.getVendors, () => new Promise(() => undefined)));
    await open('/m/gameList?gameType=RNG&vassalage=PALM&dataType=filter');
    expect(await screen.findByRole('combobox', { name: 'Provider' })).toHaveDisplayValue('Provider');
    expect(screen.queryByText('PALM')).not.toBeInTheDocument();
  });
});

describe('tabs', () => {
  test('spec 2: slots have All, Hot and the classifications; other categories only All and Hot', async () => {
    await open('/m/slot-games');
    const tabs = () =>
      within(screen.getByRole('tablist'))
        .getAllByRole('tab')
        .map((tab) => tab.textContent);
    await screen.findByRole('tablist');
    expect(tabs()).toEqual(['All', 'Hot', 'Video poker', 'Jackpot', 'Slots', 'Table', 'Arcade']);
  });

  test('spec 2: a classification tab requests its code, and the address keeps it', async () => {
    const { user, location } = await open('/m/slot-games');
    await user.click(await screen.findByRole('tab', { name: 'Table' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ gameClassify: 'TG', pageNo: 1 }));
    expect(location()).toBe('/m/slot-games?dataType=TG');
  });

  test('spec 4: changing the tab resets filters and page', async () => {
    const { user, location } = await open('/m/slot-games?dataType=filter&vassalage=PALM&gameName=ruby');
    await user.click(await screen.findByRole('tab', { name: 'All' }));
    await waitFor(() => expect(location()).toBe('/m/slot-games'));
    await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('vassalage'));
    expect(screen.queryByRole('group', { name: 'Selected filters' })).not.toBeInTheDocument();
  });

  test('the hot tab shows the hot games of the category', async () => {
    const { user } = await open('/m/fishing-games');
    await user.click(await screen.findByRole('tab', { name: 'Hot' }));
    expect(await screen.findByRole('link', { name: 'Game hot-1' })).toBeVisible();
    expect(network.requests(gamesWire.getHotGames).at(-1)).toMatchObject({ gameType: 'FISH' });
  });

  test('the hot games tell how many play them, whatever else is known of them', async () => {
    const games = [buildGame({ nodeId: 'hot-1', players: 1204, jackpot: '612400', lastWin: '900' })];
    network.use(mockCall(gamesWire.getHotGames, { ...buildPage(games), currencySymbol: '₱' }));
    await open('/m/hot-games');
    expect(await screen.findByRole('link', { name: 'Game hot-1 1,204 playing' })).toBeVisible();
  });

  test('spec 7: recent games and favourites of the category have their own tabs', async () => {
    const { user } = await open('/m/slot-games', player);
    await user.click(await screen.findByRole('tab', { name: 'Recent' }));
    expect(await screen.findByRole('link', { name: 'Game recent-1' })).toBeVisible();
    expect(network.requests(gamesWire.getRecentGames)).toEqual([{ page: 1, pageSize: 25, gameType: 'RNG', language: 'EN', clientType: 2 }]);
    await user.click(screen.getByRole('tab', { name: 'Favorites' }));
    expect(await screen.findByRole('link', { name: 'Game fav-1' })).toBeVisible();
    expect(network.requests(gamesWire.getFavourites)).toEqual([{ pageNo: 1, pageSize: 25, gameType: 'RNG', language: 'EN' }]);
  });

  test.each(['/m/gameList?gameType=RECENT', '/m/gameList?gameType=FAV', '/m/slot-games?dataType=recent'])(
    'spec 6: a visitor who opens %s is sent to the login',
    async (path) => {
      network.use(mockCall(contentWire.getAnnouncements, {}));
      const { location } = await open(path);
      await waitFor(() => expect(location()).toBe(`/m/login?returnTo=${encodeURIComponent(path)}`));
      expect(network.requests(gamesWire.getRecentGames)).toEqual([]);
    },
  );
});

describe('what players choose by', () => {
  const offer = (gameCategory: string, choices: { stakes?: string[]; features?: string[] }, sorts: string[] = []) =>
    mockCall(gamesWire.getVendors, {
      content: [],
      sorting: [{ gameCategory, vendorNames: [], ...choices }],
      sorts,
      currencySymbol: '₱',
    });

  test('fishing games tell their lowest stake and their players, and a stake narrows the list', async () => {
    network.use(
      offer('FISH', { stakes: ['1', '50'] }),
      mockCall(gamesWire.getGames, buildPage([buildGame({ gameType: 'FISH', minBet: '5.00', players: 84, lastWin: '900' })])),
    );
    const { user, location } = await open('/m/fishing-games');
    expect(await screen.findByRole('link', { name: 'Game n1 84 playing From ₱5' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Your bet' }), '₱50');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ gameType: 'FISH', stake: '50', pageNo: 1 }));
    expect(location()).toBe('/m/fishing-games?stake=50');
    expect(screen.getByRole('combobox', { name: 'Your bet' }).parentElement).toHaveTextContent('Bet ₱50');
  });

  test('while the choices are unknown, tiles keep the place of the stake', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    network.use(
      mockCall(gamesWire.getVendors, async () => {
        await answered;
        return { content: [], sorting: [{ gameCategory: 'FISH', vendorNames: [], stakes: ['1'] }], currencySymbol: '₱' };
      }),
      mockCall(gamesWire.getGames, buildPage([buildGame({ gameType: 'FISH', minBet: '5.00' })])),
    );
    await open('/m/fishing-games');
    const tile = await screen.findByRole('link', { name: 'Game n1' });
    const lines = tile.children.length;
    answer();
    expect(await screen.findByRole('link', { name: 'Game n1 From ₱5' })).toBeVisible();
    expect(tile.children).toHaveLength(lines);
  });

  test('slots are narrowed by a feature; one that the app has no word for is not offered', async () => {
    network.use(offer('RNG', { features: ['BONUS_BUY', 'UNHEARD_OF'] }));
    const { user, location } = await open('/m/slot-games');
    const chip = await screen.findByRole('combobox', { name: 'Feature' });
    await waitFor(() =>
      expect(
        within(chip)
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual(['Any feature', 'Bonus buy']),
    );
    await user.selectOptions(chip, 'Bonus buy');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ feature: 'BONUS_BUY' }));
    expect(location()).toBe('/m/slot-games?feature=BONUS_BUY');
    await user.selectOptions(chip, 'Any feature');
    expect(location()).toBe('/m/slot-games');
  });

  test('a list in the order of players tells them', async () => {
    network.use(
      offer('RNG', {}, ['popular', 'players']),
      mockCall(gamesWire.getGames, buildPage([buildGame({ players: 84, jackpot: '612400' })])),
    );
    const { user } = await open('/m/slot-games');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Most players');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'players' }));
    expect(await screen.findByRole('link', { name: 'Game n1 84 playing' })).toBeVisible();
  });

  test('without such choices there are no chips and no stakes on tiles; an address with nonsense is ignored', async () => {
    network.use(mockCall(gamesWire.getGames, buildPage([buildGame({ minBet: '5.00', players: 84 })])));
    await open('/m/poker-games?stake=much&feature=BONUS_BUY');
    expect(await screen.findByRole('link', { name: 'Game n1 84 playing' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Your bet' })).not.toBeInTheDocument());
    expect(asked()[0]).not.toHaveProperty('stake');
    expect(asked()[0]).not.toHaveProperty('feature');
  });
});

describe('search', () => {
  test('spec 9: search fires 600 ms after the last character, trimmed, and stays in the address', async () => {
    jest.useFakeTimers();
    const { user, location } = await open('/m/slot-games');
    await screen.findByRole('link', { name: 'Game RNG-1' });
    const { field } = await openDrawer(user);
    await user.type(field, '  ruby ');
    await act(() => jest.advanceTimersByTimeAsync(599));
    expect(asked()).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    jest.useRealTimers();
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ gameName: 'ruby', pageNo: 1 }));
    expect(asked()).toHaveLength(2);
    expect(location()).toBe('/m/slot-games?gameName=ruby');
  });

  test('Enter searches at once; the clear button resets the search', async () => {
    const { user, location } = await open('/m/slot-games');
    const { field } = await openDrawer(user);
    await user.type(field, 'ruby{Enter}');
    await waitFor(() => expect(location()).toBe('/m/slot-games?gameName=ruby'));
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(location()).toBe('/m/slot-games'));
  });

  test('the name that was searched for is a chip, which a tap removes', async () => {
    const { user, location } = await open('/m/slot-games?dataType=JP&gameName=ruby');
    await user.click(await screen.findByRole('button', { name: 'Remove filter: “ruby”' }));
    await waitFor(() => expect(location()).toBe('/m/slot-games?dataType=JP'));
  });

  test('a name that was typed just before "Show games" is searched for, and the tab stays', async () => {
    const { user, location } = await open('/m/slot-games?dataType=hot');
    const { drawer, field } = await openDrawer(user);
    await user.type(field, 'ruby');
    await user.click(within(drawer).getByRole('button', { name: 'Show games' }));
    await waitFor(() => expect(location()).toBe('/m/slot-games?dataType=hot&gameName=ruby'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a search that was cleared does not come back with "Show games"', async () => {
    const { user, location } = await open('/m/slot-games?gameName=ruby');
    const { drawer } = await openDrawer(user);
    await user.click(within(drawer).getByRole('button', { name: 'Clear the search' }));
    await user.click(within(drawer).getByRole('button', { name: 'Show games' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location()).toBe('/m/slot-games');
  });

  test('"Show games" does not search for an older name while the field holds one that is too long', async () => {
    const { user, location } = await open('/m/slot-games');
    const { drawer, field } = await openDrawer(user);
    await user.type(field, 'ruby');
    await user.paste('x'.repeat(101));
    await user.click(within(drawer).getByRole('button', { name: 'Show games' }));
    expect(field).toHaveAccessibleDescription('Use 100 characters at most.');
    expect(drawer).toBeVisible();
    expect(location()).toBe('/m/slot-games');
  });

  test('a late reply to an older search is ignored', async () => {
    const waiting = new Map<string, () => void>();
    network.use(
      mockCall(gamesWire.getGames, ({ gameName = '' }) => {
        const page = buildPage([buildGame({ nodeId: gameName || 'all' })]);
        return gameName ? new Promise((resolve) => waiting.set(gameName, () => resolve(page))) : page;
      }),
    );
    const { user } = await open('/m/slot-games');
    const { field } = await openDrawer(user);
    await user.type(field, 'a{Enter}');
    await waitFor(() => expect(waiting.has('a')).toBe(true));
    await user.type(field, 'b{Enter}');
    await waitFor(() => expect(waiting.has('ab')).toBe(true));
    waiting.get('ab')?.();
    expect(await screen.findByRole('link', { name: 'Game ab' })).toBeVisible();
    await act(async () => waiting.get('a')?.());
    expect(names()).toEqual(['Game ab']);
  });

  test('spec 2: the hot list is filtered on the phone, without another request', async () => {
    network.use(mockCall(gamesWire.getHotGames, buildPage([buildGame({ nodeId: 'ruby' }), buildGame({ nodeId: 'pearl' })])));
    const { user } = await open('/m/hot-games');
    await screen.findByRole('link', { name: 'Game ruby' });
    const { drawer, field } = await openDrawer(user);
    expect(within(drawer).queryByRole('combobox')).not.toBeInTheDocument();
    await user.type(field, 'PEA{Enter}');
    await waitFor(() => expect(names()).toEqual(['Game pearl']));
    expect(network.requests(gamesWire.getHotGames)).toHaveLength(1);
  });
});

describe('filters', () => {
  test('spec 2: the drawer of slots has manufacturer, type with TG as PVP, minimum bet and lines; submit applies', async () => {
    const { user, location } = await open('/m/slot-games');
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const drawer = screen.getByRole('dialog', { name: 'Filter games' });
    const choices = (label: string) =>
      within(within(drawer).getByLabelText(label))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(choices('Provider')).toEqual(['All providers', 'Palm Play', 'Reef Games']);
    expect(choices('Game type')).toEqual(['All', 'Jackpot', 'Slots', 'Video poker', 'PVP', 'Arcade', 'Bingo']);
    expect(choices('Minimum bet')).toEqual(['All', '0.01', '0.05', '0.1', '0.5', '0.75', '1']);
    expect(choices('Minimum lines')).toEqual(['All', '5', '10', '20', '25', '50', '100']);

    await user.selectOptions(within(drawer).getByLabelText('Provider'), 'Reef Games');
    await user.selectOptions(within(drawer).getByLabelText('Minimum bet'), '0.1');
    await user.selectOptions(within(drawer).getByLabelText('Minimum lines'), '20');
    expect(location()).toBe('/m/slot-games');
    await user.click(within(drawer).getByRole('button', { name: 'Show games' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ vassalage: 'REEF', minBet: '0.1', minLine: '20', pageNo: 1 }));
    expect(location()).toBe('/m/slot-games?dataType=filter&vassalage=REEF&minBet=0.1&minLine=20');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('spec 2: other categories filter only by manufacturer', async () => {
    const { user } = await open('/m/fishing-games');
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const drawer = screen.getByRole('dialog', { name: 'Filter games' });
    expect(within(drawer).getAllByRole('combobox')).toHaveLength(1);
  });

  test('spec 7: a link may ask for a number of lines; it is sent, survives the drawer, and a chip removes it', async () => {
    const { user, location } = await open('/m/slot-games?dataType=filter&minLine=20');
    await waitFor(() => expect(asked()[0]).toMatchObject({ gameType: 'RNG', minLine: '20' }));
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.selectOptions(screen.getByLabelText('Minimum bet'), '0.1');
    await user.click(screen.getByRole('button', { name: 'Show games' }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ minBet: '0.1', minLine: '20' }));
    await user.click(screen.getByRole('button', { name: 'Remove filter: Lines: 20 or more' }));
    await waitFor(() => expect(location()).toBe('/m/slot-games?dataType=filter&minBet=0.1'));
  });

  test('spec 4: chips remove filters one by one; without filters the list returns to all games', async () => {
    const { user, location } = await open('/m/slot-games?dataType=filter&vassalage=REEF&minBet=0.1');
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Bet from 0.1' }));
    await waitFor(() => expect(location()).toBe('/m/slot-games?dataType=filter&vassalage=REEF'));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Provider' }), 'All providers');
    await waitFor(() => expect(location()).toBe('/m/slot-games'));
  });

  test('the provider narrows any tab', async () => {
    const { user, location } = await open('/m/slot-games?dataType=JP');
    await screen.findByRole('option', { name: 'Palm Play' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), 'Palm Play');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ gameClassify: 'JP', vassalage: 'PALM' }));
    expect(location()).toBe('/m/slot-games?dataType=JP&vassalage=PALM');
  });

  test('the order is a choice when the gateway has several, and the hot games have their own', async () => {
    const vendors = [{ vassalage: 'PALM', displayName: 'Palm Play', gameType: 'RNG' }];
    network.use(mockCall(gamesWire.getVendors, { content: vendors, sorts: ['popular', 'name', 'sideways'] }));
    const { user, location } = await open('/m/slot-games');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'A–Z');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'name', pageNo: 1 }));
    expect(location()).toBe('/m/slot-games?sort=name');
    await user.click(screen.getByRole('tab', { name: 'Hot' }));
    expect(screen.queryByRole('combobox', { name: 'Order' })).not.toBeInTheDocument();
  });

  test('another category opens in place of this one', async () => {
    const { user, location } = await open('/m/slot-games');
    await screen.findByRole('option', { name: 'Fishing' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Fishing');
    await waitFor(() => expect(location()).toBe('/m/fishing-games'));
  });

  test('a choice far down a list shows the new list from its top', async () => {
    const toTop = jest.spyOn(window, 'scrollTo');
    const { user } = await open('/m/slot-games');
    const hot = await screen.findByRole('tab', { name: 'Hot' });
    toTop.mockClear();
    await user.click(hot);
    expect(toTop).toHaveBeenCalledWith(0, 0);
    toTop.mockRestore();
  });

  test('one provider is no choice', async () => {
    network.use(mockCall(gamesWire.getVendors, { content: [{ vassalage: 'PALM', displayName: 'Palm Play', gameType: 'RNG' }] }));
    await open('/m/slot-games');
    expect(await screen.findByRole('link', { name: 'Game RNG-1' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Provider' })).not.toBeInTheDocument());
  });

  test('the line has room for the order while the gateway has not said which it has', async () => {
    network.use(mockCall(gamesWire.getVendors, () => new Promise(() => undefined)));
    await open('/m/slot-games?sort=name');
    expect(await screen.findByRole('combobox', { name: 'Order' })).toHaveDisplayValue('A–Z');
  });

  test('spec 8: an empty list says why and clears the filters with one tap', async () => {
    network.use(mockCall(gamesWire.getGames, ({ gameName }) => buildPage(gameName ? [] : buildGames(1))));
    const { user, location } = await open('/m/slot-games?gameName=zzz');
    expect(await screen.findByText('No games match')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: 'Game n1' })).toBeVisible();
    expect(location()).toBe('/m/slot-games');
  });
});

describe('paging', () => {
  const end = () => screen.getByRole('tablist').ownerDocument.body;

  test('spec 9: the next page loads near the end of the list, at most once per second', async () => {
    network.use(mockCall(gamesWire.getGames, ({ pageNo, pageSize }) => buildPage(buildGames(100), pageNo, pageSize)));
    await open('/m/slot-games');
    await screen.findByRole('link', { name: 'Game n1' });
    jest.useFakeTimers();
    sight.enter(end());
    await act(() => jest.advanceTimersByTimeAsync(0));
    const loadedAt = Date.now();
    jest.useRealTimers();
    await screen.findByRole('link', { name: 'Game n50' });
    jest.useFakeTimers({ now: loadedAt });
    sight.enter(end());
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(asked()).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.useRealTimers();
    await waitFor(() => expect(asked().map(({ pageNo }) => pageNo)).toEqual([1, 2, 3]));
  });

  test('spec 9: the next page loads 300 px before the end is in view', async () => {
    await open('/m/slot-games');
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(sight.marginOf(more.parentElement as Element)).toBe('0px 0px 300px');
  });

  test('a button loads more, and the end of the list is announced', async () => {
    const { user } = await open('/m/slot-games');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('link', { name: 'Game RNG-50' });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('You have seen all 60 games.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(names()).toHaveLength(60);
  });

  test('a failed page keeps the loaded games and loads on retry', async () => {
    network.use(mockCall(gamesWire.getGames, ({ pageNo }) => (pageNo === 2 ? httpStatus(500) : buildPage(buildGames(50), pageNo, 25))));
    const { user } = await open('/m/slot-games');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the next games.");
    expect(names()).toHaveLength(25);
    network.use(mockCall(gamesWire.getGames, ({ pageNo }) => buildPage(buildGames(50), pageNo, 25)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toHaveLength(50));
  });

  test('a failed first page has a retry', async () => {
    network.use(mockCall(gamesWire.getGames, () => httpStatus(500)));
    const { user } = await open('/m/slot-games');
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the games");
    network.use(mockCall(gamesWire.getGames, buildPage(buildGames(1))));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Game n1' })).toBeVisible();
  });

  test('a failed list reloads when the connection is back', async () => {
    network.use(mockCall(gamesWire.getGames, () => httpStatus(500)));
    await open('/m/slot-games');
    await screen.findByRole('alert');
    network.use(mockCall(gamesWire.getGames, buildPage(buildGames(1))));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('link', { name: 'Game n1' })).toBeVisible();
  });

  test('duplicate games are shown once, and a page without new games ends the list', async () => {
    network.use(mockCall(gamesWire.getGames, ({ pageNo }) => ({ games: buildGames(25), pageNum: pageNo, totalPages: 9 })));
    const { user } = await open('/m/slot-games');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
    expect(asked()).toHaveLength(2);
    expect(names()).toHaveLength(25);
  });

  test.each([
    ['shrinks', { games: buildGames(25, 'p2-'), pageNum: 2, totalPages: 1 }],
    ['is empty though there should be more', { games: [], pageNum: 2, totalPages: 9 }],
  ])('a list that %s on the next page stops', async (_, second) => {
    network.use(mockCall(gamesWire.getGames, ({ pageNo }) => (pageNo === 1 ? buildPage(buildGames(225), 1, 25) : second)));
    const { user } = await open('/m/slot-games');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
  });

  test.each(['content', 'games', 'list'] as const)('spec 3: games may come as "%s"', async (field) => {
    network.use(mockCall(gamesWire.getGames, { [field]: buildGames(1), pageNum: 1, totalPages: 1 }));
    await open('/m/slot-games');
    expect(await screen.findByRole('link', { name: 'Game n1' })).toBeVisible();
  });
});

describe('vendors', () => {
  test('spec 2: other categories show their vendors; a tile launches the vendor', async () => {
    await open('/m/gameList?gameType=LIVESTREAM');
    expect(await screen.findByRole('link', { name: 'Cam Stage' })).toHaveAttribute(
      'href',
      '/m/play?vassalage=CAM&gameType=LIVESTREAM&name=Cam+Stage',
    );
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    expect(asked()).toEqual([]);
  });

  test('a vendor in maintenance says so and does not open', async () => {
    const { user, location } = await open('/m/gameList?gameType=LIVESTREAM');
    const tile = await screen.findByRole('link', { name: /Doze Streams/ });
    expect(tile).toHaveTextContent('Maintenance');
    await user.click(tile);
    expect(location()).toBe('/m/gameList?gameType=LIVESTREAM');
  });

  test('the list of all categories shows a vendor once; with several categories, its tile leads to all its games', async () => {
    const palm = { vassalage: 'PALM', displayName: 'Palm Play' };
    const content = [
      { ...palm, gameType: 'RNG' },
      { ...palm, gameType: 'FISH' },
      { vassalage: 'ACES', displayName: 'Four Aces', gameType: 'PVP' },
    ];
    network.use(mockCall(gamesWire.getVendors, { content }));
    await open('/m/gameList?gameType=ALL');
    expect(await screen.findByRole('link', { name: 'Palm Play' })).toHaveAttribute('href', '/m/gameCenter?vassalage=PALM');
    expect(screen.getByRole('link', { name: 'Four Aces' })).toHaveAttribute('href', '/m/gameList?gameType=PVP&vassalage=ACES');
  });

  test('a failure to load vendors has a retry', async () => {
    network.use(mockCall(gamesWire.getVendors, () => httpStatus(500)));
    const { user } = await open('/m/gameList?gameType=LIVESTREAM');
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load the games");
    network.use(mockCall(gamesWire.getVendors, { content: [] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No provider is available right now.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hot games' })).toHaveAttribute('href', '/m/hot-games');
  });
});

describe('unexpected data', () => {
  test('an unknown classification falls back to the tab "all"', async () => {
    await open('/m/slot-games?dataType=ZZ');
    expect(await screen.findByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(asked()[0]).not.toHaveProperty('gameClassify'));
  });

  test('a game with an unknown classification has a tile like any other', async () => {
    network.use(mockCall(gamesWire.getGames, buildPage([buildGame({ gameClassify: 'ZZ', gameClassifyNew: 'YY' })])));
    await open('/m/slot-games');
    expect(await screen.findByRole('link', { name: /Game n1/ })).toBeVisible();
  });

  test('a vendor without games shows an empty state that leads back to all games', async () => {
    network.use(mockCall(gamesWire.getGames, ({ vassalage }) => buildPage(vassalage ? [] : buildGames(1))));
    const { user, location } = await open('/m/slot-games?vassalage=REEF');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: /Game n1/ })).toBeVisible();
    expect(location()).toBe('/m/slot-games');
  });

  test.each([
    ['Latin', 'A'.repeat(200)],
    ['Burmese', 'ပတ္တမြား'.repeat(25)],
    ['Arabic', 'ياقوتة'.repeat(33)],
    ['emoji', '👩‍👩‍👧‍👦'.repeat(18)],
  ])('a name of 200 characters in %s is complete on the tile and shortened in the address', async (_, gameName) => {
    network.use(mockCall(gamesWire.getGames, buildPage([buildGame({ gameName })])));
    await open('/m/fishing-games');
    const tile = await screen.findByRole('link', { name: gameName });
    expect(tile.getAttribute('href')).toMatch(/^\/m\/play\?vassalage=PALM&/);
    expect(Array.from(new URL(tile.getAttribute('href') ?? '', 'http://a').searchParams.get('name') ?? '')).toHaveLength(30);
  });

  test('a name with markup is shown as text', async () => {
    const gameName = '<img src=x onerror=alert(1)>';
    network.use(mockCall(gamesWire.getGames, buildPage([buildGame({ gameName })])));
    await open('/m/fishing-games');
    expect(await screen.findByRole('link', { name: gameName })).toBeVisible();
    expect(document.querySelector('img[src=x]')).toBeNull();
  });

  test('a missing or broken image is replaced by the default one', async () => {
    network.use(mockCall(gamesWire.getGames, buildPage([buildGame(), buildGame({ nodeId: 'n2', mobileLargeIcon: null, showIcon: null })])));
    await open('/m/fishing-games');
    const link = await screen.findByRole('link', { name: 'Game n1' });
    const broken = () => link.querySelector('img');
    const first = broken()?.getAttribute('src');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const image = broken();
      if (image) fireEvent.error(image);
    }
    expect(broken()?.getAttribute('src')).not.toBe(first);
    expect(screen.getByRole('link', { name: 'Game n2' })).toBeVisible();
  });

  test.each(['games', 'content', 'list'] as const)('spec 3: hot, recent and favourite games may come as "%s" too', async (field) => {
    const page = { [field]: [buildGame()], pageNum: 1, totalPages: 1 };
    network.use(mockCall(gamesWire.getHotGames, page), mockCall(gamesWire.getRecentGames, page), mockCall(gamesWire.getFavourites, page));
    const { user } = await open('/m/slot-games', player);
    for (const tab of ['Hot', 'Recent', 'Favorites']) {
      await user.click(await screen.findByRole('tab', { name: tab }));
      expect(await screen.findByRole('link', { name: /Game n1/ })).toBeVisible();
    }
  });
});

describe('tiles', () => {
  test('spec 2: on the slot page a tile names its vendor; jackpots and closed games say so', async () => {
    const own = { displayName: 'Palm Play' };
    network.use(
      mockCall(
        gamesWire.getGames,
        buildPage([buildGame({ ...own, gameClassify: 'JP' }), buildGame({ ...own, nodeId: 'n2', supportPlay: false })]),
      ),
    );
    await open('/m/slot-games');
    expect(await screen.findByRole('link', { name: /Game n1/ })).toHaveTextContent('JPGame n1Palm Play');
    expect(screen.getByRole('link', { name: /Game n2/ })).toHaveTextContent('Closed');
  });

  test('product 4.4: the information sheet has buttons to play and to try the game, and more games of its vendor', async () => {
    network.use(
      mockCall(gamesWire.getGames, ({ vassalage = '', pageNo, pageSize }) => buildPage(buildGames(8, `${vassalage}n`), pageNo, pageSize)),
    );
    const { user } = await open('/m/slot-games');
    await user.click(await screen.findByRole('button', { name: 'About Game n1' }));
    const sheet = await screen.findByRole('dialog', { name: 'Game n1' });
    expect(await within(sheet).findByText('96%')).toBeVisible();
    expect(within(sheet).getByText('₱0.10')).toBeVisible();
    expect(within(sheet).getByText('₱100')).toBeVisible();
    expect(within(sheet).getByRole('link', { name: 'Play' })).toHaveAttribute('href', expect.stringContaining('/m/play?vassalage=PALM'));
    expect(within(sheet).getByRole('link', { name: 'Try without money' })).toHaveAttribute(
      'href',
      expect.stringContaining('/m/tryGame?vassalage=PALM'),
    );
    const others = await within(sheet).findByRole('region', { name: 'More from Palm Play' });
    expect(within(others).getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/m/gameList?gameType=RNG&vassalage=PALM');
  });

  test.each([
    [6, 'no more', 0],
    [7, 'more', 1],
  ])('spec 9: a vendor row of %d games has %s', async (count, _, links) => {
    network.use(mockCall(gamesWire.getGames, ({ vassalage }) => buildPage(vassalage ? buildGames(count, 'v') : buildGames(1))));
    const { user } = await open('/m/slot-games');
    await user.click(await screen.findByRole('button', { name: 'About Game n1' }));
    const others = within(await screen.findByRole('region', { name: 'More from Palm Play' }));
    expect(await others.findByRole('link', { name: 'Game v1' })).toBeVisible();
    expect(others.queryAllByRole('link', { name: 'See all' })).toHaveLength(links);
  });

  test('spec 2: a vendor row without games is hidden', async () => {
    network.use(mockCall(gamesWire.getGames, ({ vassalage }) => buildPage(vassalage ? [] : buildGames(1))));
    const { user } = await open('/m/slot-games');
    await user.click(await screen.findByRole('button', { name: 'About Game n1' }));
    await waitFor(() => expect(asked().filter(({ vassalage }) => vassalage)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'More from Palm Play' })).not.toBeInTheDocument());
  });

  test('the information sheet has room for what another domain says of the game', async () => {
    const { user } = await renderBlock(
      <GameListScreen gameNote={({ vendor, gameType }) => <p role="note">{`${vendor} ${gameType}`}</p>} />,
      { ...others, with: [gamesFeature, ...others.with], path: '/m/slot-games' },
    );
    await user.click(await screen.findByRole('button', { name: 'About Game RNG-1' }));
    expect(within(await screen.findByRole('dialog')).getByRole('note')).toHaveTextContent('PALM RNG');
  });

  test('if the facts do not load there is a retry, and the game can still be played', async () => {
    network.use(mockCall(discoveryWire.getGameDetail, () => httpStatus(500)));
    const { user } = await open('/m/slot-games');
    await user.click(await screen.findByRole('button', { name: 'About Game RNG-1' }));
    const sheet = await screen.findByRole('dialog', { name: 'Game RNG-1' });
    expect(await within(sheet).findByRole('alert')).toHaveTextContent("We couldn't load the details");
    expect(within(sheet).getByRole('link', { name: 'Play' })).toBeVisible();
    network.use(mockCall(discoveryWire.getGameDetail, { vendorName: 'Palm Play' }));
    await user.click(within(sheet).getByRole('button', { name: 'Try again' }));
    expect(await within(sheet).findByText('Palm Play')).toBeVisible();
    expect(within(sheet).queryByText('Return to player')).not.toBeInTheDocument();
    expect(within(sheet).queryByRole('link', { name: 'Try without money' })).not.toBeInTheDocument();
  });
});
