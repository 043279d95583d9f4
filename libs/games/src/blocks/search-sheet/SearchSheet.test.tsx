import { loggedOut } from '@parlour/kernel';
import { merchantFeature } from '@parlour/merchant';
import { playerFeature } from '@parlour/player';
import { httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { gamesFeature } from '../../feature';
import { buildGame, buildPage } from '../../mocks/gameBuilders';
import { handlers } from '../../mocks/handlers';
import { gamesWire } from '../../wire';
import { SearchSheet } from './SearchSheet';

useNetwork(...handlers);
beforeEach(() => localStorage.clear());

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Search</button>
      {isOpen && <SearchSheet onClose={() => setOpen(false)} />}
    </>
  );
}
const ruby = buildGame({ gameName: 'Ruby Rush', displayName: 'Palm Play' });
const asked = () => network.requests(gamesWire.getGames);

async function openSheet() {
  network.use(mockCall(gamesWire.getGames, ({ gameName = '' }) => buildPage('ruby'.startsWith(gameName) ? [ruby] : [])));
  const rendered = await renderBlock(<Opener />, { with: [gamesFeature, merchantFeature, playerFeature] });
  await rendered.user.click(screen.getByRole('button', { name: 'Search' }));
  const box = await screen.findByRole('textbox', { name: 'Find a game by name' });
  return { ...rendered, box };
}

test('product 2: one sheet searches all games; a result opens its game and closes the sheet', async () => {
  const { user, box, location } = await openSheet();
  expect(screen.getByText('Type the name of a game.')).toBeVisible();
  await user.type(box, '  ruby {Enter}');
  await user.click(await screen.findByRole('link', { name: /Ruby Rush.*Palm Play · Slots/ }));
  expect(asked()).toEqual([expect.objectContaining({ gameType: 'ALL', gameName: 'ruby', pageNo: 1 })]);
  expect(location()).toContain('/m/play?vassalage=PALM');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('spec 9: search fires 600 ms after the last character', async () => {
  const { box } = await openSheet();
  jest.useFakeTimers();
  fireEvent.change(box, { target: { value: 'ruby' } });
  await act(() => jest.advanceTimersByTimeAsync(599));
  expect(asked()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  await waitFor(() => expect(asked()).toHaveLength(1));
});

test('recent searches are kept without duplicates until the player clears them or logs out', async () => {
  const { user, box, store } = await openSheet();
  const search = async (field: HTMLElement) => {
    await user.type(field, 'ruby{Enter}');
    await user.click(await screen.findByRole('link', { name: /Ruby Rush/ }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
  };
  await search(box);
  await user.click(await screen.findByRole('button', { name: 'ruby' }));
  expect(await screen.findByRole('link', { name: /Ruby Rush/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await user.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('button', { name: 'ruby' })).not.toBeInTheDocument();
  await search(screen.getByRole('textbox', { name: 'Find a game by name' }));
  expect(await screen.findAllByRole('button', { name: 'ruby' })).toHaveLength(1);
  act(() => void store.dispatch(loggedOut()));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.queryByRole('button', { name: 'ruby' })).not.toBeInTheDocument();
});

test('no results say what to do, and a failure has a retry', async () => {
  const { user, box } = await openSheet();
  await user.type(box, 'zzz{Enter}');
  expect(await screen.findByText(/Nothing found for “zzz”/)).toBeVisible();
  network.use(mockCall(gamesWire.getGames, () => httpStatus(500)));
  await user.type(box, 'y{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The games did not load');
  network.use(mockCall(gamesWire.getGames, buildPage([ruby])));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Ruby Rush/ })).toBeVisible();
});

test('more than one page of results has a link to the full list', async () => {
  const { user, box } = await openSheet();
  network.use(mockCall(gamesWire.getGames, { games: [ruby], pageNum: 1, totalPages: 2 }));
  await user.type(box, 'ruby{Enter}');
  expect(await screen.findByRole('link', { name: 'Show all results' })).toHaveAttribute('href', '/m/gameList?gameType=ALL&gameName=ruby');
});
