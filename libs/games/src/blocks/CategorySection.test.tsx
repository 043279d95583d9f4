import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { gamesFeature } from '../feature';
import { buildGames, buildPage } from '../mocks/gameBuilders';
import { handlers } from '../mocks/handlers';
import { fakeIntersections } from '../mocks/fakeIntersections';
import { gamesWire } from '../wire';
import { CategorySection } from './CategorySection';

useNetwork(...handlers);
const options = { with: [gamesFeature, siteFeature, playerFeature] };
const asked = () => network.requests(gamesWire.getGames);

test('spec 9: a section of home requests 9 games of its category, as specification 7 describes', async () => {
  await renderBlock(<CategorySection category="RNG" />, options);
  const section = await screen.findByRole('region', { name: 'Slots' });
  await within(section).findByRole('link', { name: 'Game RNG-9' });
  expect(asked()).toEqual([
    { merchant: '200jilif3', platform: 'html5', clientType: 2, language: 'EN', gameType: 'RNG', pageNo: 1, pageSize: 9 },
  ]);
  expect(within(section).getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/m/slot-games');
});

test('the arrows of the title bar turn the pages', async () => {
  const { user } = await renderBlock(<CategorySection category="FISH" />, options);
  await screen.findByRole('link', { name: 'Game FISH-1' });
  expect(screen.getByRole('button', { name: 'Previous games: Fishing' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next games: Fishing' }));
  expect(await screen.findByRole('link', { name: 'Game FISH-10' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Game FISH-1' })).not.toBeInTheDocument();
});

test('spec 9: sections out of view load 400 ms apart and render no tiles; a section in view loads at once', async () => {
  jest.useFakeTimers();
  const sight = fakeIntersections();
  await renderBlock(
    <>
      <CategorySection category="RNG" place={1} />
      <CategorySection category="FISH" place={2} />
      <CategorySection category="LIVE" place={3} />
    </>,
    options,
  );
  expect(asked()).toEqual([]);
  sight.enter(screen.getByRole('region', { name: 'Live' }));
  await waitFor(() => expect(asked().map(({ gameType }) => gameType)).toEqual(['LIVE']));
  expect(await screen.findByRole('link', { name: 'Game LIVE-1' })).toBeInTheDocument();

  await act(() => jest.advanceTimersByTimeAsync(400));
  await waitFor(() => expect(asked().map(({ gameType }) => gameType)).toEqual(['LIVE', 'RNG']));
  await act(() => jest.advanceTimersByTimeAsync(400));
  await waitFor(() => expect(asked().map(({ gameType }) => gameType)).toEqual(['LIVE', 'RNG', 'FISH']));
  expect(screen.queryByRole('link', { name: 'Game RNG-1' })).not.toBeInTheDocument();
  sight.restore();
  jest.useRealTimers();
});

test('a section that is known to be near renders its tiles before anything is observed', async () => {
  const sight = fakeIntersections();
  await renderBlock(<CategorySection category="RNG" place={1} isNear />, options);
  expect(asked()).toHaveLength(1);
  expect(await screen.findByRole('link', { name: 'Game RNG-1' })).toBeInTheDocument();
  sight.restore();
});

test('a failed section shows an error and loads on retry, without affecting others', async () => {
  network.use(
    mockCall(gamesWire.getGames, ({ gameType, ...page }) =>
      gameType === 'RNG' ? httpStatus(502) : buildPage(buildGames(9, 'ok-'), page.pageNo, 9),
    ),
  );
  const { user } = await renderBlock(
    <>
      <CategorySection category="RNG" />
      <CategorySection category="FISH" />
    </>,
    options,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load Slots");
  expect(await screen.findByRole('link', { name: 'Game ok-1' })).toBeVisible();
  network.use(mockCall(gamesWire.getGames, buildPage(buildGames(2, 'late-'))));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Game late-1' })).toBeVisible();
});

test('a category without games takes no space', async () => {
  network.use(mockCall(gamesWire.getGames, buildPage([])));
  await renderBlock(<CategorySection category="PVP" />, options);
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});
