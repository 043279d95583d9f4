import { loggedIn, merchantChanged } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { httpStatus, mockCall, network, renderFeature, useNetwork } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { gamesFeature } from '../../feature';
import { buildGames, buildPage } from '../../mocks/gameBuilders';
import { handlers } from '../../mocks/handlers';
import { fakeIntersections } from '../../mocks/fakeIntersections';
import { gamesWire } from '../../wire';

useNetwork(...handlers);
const others = { with: [siteFeature, playerFeature] };
const player = { ...others, events: [loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' })] };
const open = (path = '/m/gameCenter', options: Parameters<typeof renderFeature>[2] = others) => renderFeature(gamesFeature, path, options);
const asked = () => network.requests(gamesWire.getGames);
const category = () => screen.getByRole('combobox', { name: 'Category' });

async function choose(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  await screen.findByRole('option', { name });
  await user.selectOptions(category(), name);
}
const vendors = [
  { vassalage: 'PALM', displayName: 'Palm Play', gameType: 'RNG', gameCount: 40 },
  { vassalage: 'PALM', displayName: 'Palm Play', gameType: 'FISH', gameCount: 5 },
  { vassalage: 'GOAL', displayName: 'Goal Sports', gameType: 'SPORTS', gameCount: 12 },
];

let sight: ReturnType<typeof fakeIntersections>;
beforeEach(() => {
  sight = fakeIntersections();
});
afterEach(() => sight.restore());

test("product 4.3: all games, 25 per page, with the categories in the merchant's order", async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Game ALL-1' })).toBeVisible();
  expect(asked()).toContainEqual({
    merchant: '200jilif3',
    platform: 'html5',
    clientType: 2,
    language: 'EN',
    gameType: 'ALL',
    pageNo: 1,
    pageSize: 25,
  });
  const names = within(category())
    .getAllByRole('option')
    .map((item) => item.textContent);
  expect(names).toEqual(['All games', 'Hot games', 'Slots', 'Fishing', 'Poker', 'Live', 'Sports', 'E-sports']);
});

test('choosing a category changes the address; e-sports have their own screen', async () => {
  const { user, location } = await open();
  await choose(user, 'Fishing');
  await waitFor(() => expect(location()).toBe('/m/gameCenter?gameType=FISH'));
  expect(await screen.findByRole('link', { name: 'Game FISH-1' })).toBeVisible();
  await choose(user, 'E-sports');
  await waitFor(() => expect(location()).toBe('/m/esport-games'));
});

test('a player has favourites and recent games here too', async () => {
  const { user } = await open('/m/gameCenter', player);
  await choose(user, 'Recent');
  expect(await screen.findByRole('link', { name: 'Game recent-1' })).toBeVisible();
});

test('product 4.3: a category that the merchant lacks is reported as not available; another merchant may have it', async () => {
  const { store } = await open('/m/gameCenter?gameType=COCKFIGHT');
  expect(await screen.findByText('Not available in your country.')).toBeVisible();
  expect(asked()).toEqual([]);
  act(() => void store.dispatch(merchantChanged('200jilimm3')));
  expect(await screen.findByRole('link', { name: 'Game COCKFIGHT-1' })).toBeVisible();
});

test('a provider shows its total game count, filters the games, and can be deselected', async () => {
  network.use(mockCall(gamesWire.getVendors, { content: vendors }));
  const { user, location } = await open();
  const palm = await screen.findByRole('button', { name: /^Palm Play/ });
  expect(palm).toHaveTextContent('45 games');
  await user.click(palm);
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ gameType: 'ALL', vassalage: 'PALM' }));
  expect(location()).toBe('/m/gameCenter?gameType=ALL&vassalage=PALM');
  await user.click(screen.getByRole('button', { name: /^Palm Play/ }));
  await waitFor(() => expect(location()).toBe('/m/gameCenter?gameType=ALL'));
});

test('a link that narrows the list to a provider says so in the line, and the choice can be removed there', async () => {
  network.use(mockCall(gamesWire.getVendors, { content: vendors }));
  const { user, location } = await open('/m/gameCenter?vassalage=PALM');
  await screen.findByRole('option', { name: /^Palm Play/ });
  const provider = screen.getByRole('combobox', { name: 'Provider' });
  expect(provider).toHaveDisplayValue(/Palm Play/);
  await user.selectOptions(provider, 'All providers');
  await waitFor(() => expect(location()).toBe('/m/gameCenter?gameType=ALL'));
  expect(screen.queryByRole('combobox', { name: 'Provider' })).not.toBeInTheDocument();
});

test('choosing a category keeps the focus', async () => {
  const { user } = await open();
  await choose(user, 'Fishing');
  expect(await screen.findByRole('link', { name: 'Game FISH-1' })).toBeVisible();
  expect(category()).toHaveFocus();
});

test('product 4.3: if providers do not load, the games are shown with a notice and a retry', async () => {
  network.use(mockCall(gamesWire.getVendors, () => httpStatus(500)));
  const { user } = await open();
  expect(await screen.findByText("We couldn't load some providers.")).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Game ALL-1' })).toBeVisible();
  network.use(mockCall(gamesWire.getVendors, { content: vendors }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText("We couldn't load some providers.")).not.toBeInTheDocument());
});

test('if nothing loads, only the games say so', async () => {
  network.use(
    mockCall(gamesWire.getVendors, () => httpStatus(500)),
    mockCall(gamesWire.getGames, () => httpStatus(500)),
  );
  await open();
  expect(await screen.findByText("We couldn't load the games")).toBeVisible();
  expect(screen.queryByText("We couldn't load some providers.")).not.toBeInTheDocument();
});

test('product 4.3: sorting is offered only if the gateway has more than one order', async () => {
  const { user, location } = await open();
  await screen.findByRole('link', { name: 'Game ALL-1' });
  expect(screen.queryByRole('combobox', { name: 'Order' })).not.toBeInTheDocument();
  network.use(mockCall(gamesWire.getVendors, { content: vendors, sorts: ['popular', 'name', 'sideways'] }));
  await choose(user, 'Fishing');
  await open('/m/gameCenter?gameType=RNG');
  const order = (await screen.findAllByRole('combobox', { name: 'Order' })).at(-1) as HTMLElement;
  expect(
    within(order)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Popular', 'A–Z']);
  await user.selectOptions(order, 'A–Z');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ gameType: 'RNG', sort: 'name' }));
  expect(location()).toContain('/m/gameCenter');
});

test('the layout of the providers is remembered on this phone', async () => {
  const { user, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: 'Providers beside the games' }));
  expect(screen.getByRole('button', { name: 'Providers beside the games' })).toHaveAttribute('aria-pressed', 'true');
  unmount();
  await open();
  expect(await screen.findByRole('button', { name: 'Providers beside the games' })).toHaveAttribute('aria-pressed', 'true');
});

describe('the carousel of a provider', () => {
  const carousel = () => screen.findByRole('region', { name: 'Palm Play' });
  beforeEach(() => {
    network.use(
      mockCall(gamesWire.getVendors, { content: vendors }),
      mockCall(gamesWire.getGames, ({ vassalage = 'all', pageNo, pageSize }) =>
        buildPage(buildGames(9, `${vassalage}-`), pageNo, pageSize),
      ),
    );
  });

  test('spec 2: three games in view with a spacing of 20, arrows, and "See all" above three', async () => {
    await open();
    const box = await carousel();
    expect(await within(box).findByRole('link', { name: 'Game PALM-1' })).toBeVisible();
    expect(within(box).getByRole('list')).toHaveStyle({ columnGap: '20px' });
    expect(within(box).getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/m/gameList?gameType=RNG&vassalage=PALM');
    expect(within(box).getByRole('button', { name: 'Next games: Palm Play' })).toBeVisible();
    expect(within(box).getByRole('button', { name: 'Favorite: Game PALM-1' })).toBeVisible();
  });

  test('spec 2: categories other than RNG, FISH, PVP and LIVE have wide cards', async () => {
    await open();
    const box = await screen.findByRole('region', { name: 'Goal Sports' });
    expect(await within(box).findByRole('link', { name: 'Game GOAL-1' })).toBeVisible();
    expect(within(box).queryByRole('button', { name: /Favorite/ })).not.toBeInTheDocument();
  });

  test('performance, at rest: a carousel has the pictures in view and the next one; a swipe brings the others', async () => {
    await open();
    for (const name of ['Palm Play', 'Goal Sports']) {
      const box = await screen.findByRole('region', { name });
      const games = () => within(box).getAllByRole('listitem');
      await waitFor(() => expect(games()).toHaveLength(9));
      expect(box.querySelectorAll('img')).toHaveLength(4);
      sight.enter(games()[3] as HTMLElement);
      expect(box.querySelectorAll('img')).toHaveLength(9);
    }
  });

  test('spec 2: three games have no "See all"; without games the carousel is hidden', async () => {
    network.use(mockCall(gamesWire.getGames, ({ vassalage }) => buildPage(vassalage === 'GOAL' ? [] : buildGames(3))));
    await open();
    const box = await carousel();
    await within(box).findByRole('link', { name: 'Game n1' });
    expect(within(box).queryByRole('link', { name: 'See all' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Goal Sports' })).not.toBeInTheDocument());
  });
});
