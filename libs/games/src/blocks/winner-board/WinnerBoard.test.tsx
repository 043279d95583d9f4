import { localeChanged } from '@parlour/kernel';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { gamesFeature } from '../../feature';
import { winnersApi } from '../../api/winnersApi';
import { buildWinner } from '../../mocks/gameBuilders';
import { handlers } from '../../mocks/handlers';
import { gamesWire } from '../../wire';
import { WinnerBoard } from './WinnerBoard';

useNetwork(...handlers);
const options = { with: [gamesFeature, siteFeature, playerFeature] };
const winners = (count: number) => Array.from({ length: count }, (_, place) => buildWinner({ nodeId: `w${place}` }));

test('spec 2: the first 10 big wins and all jackpot games, each opening its game', async () => {
  await renderBlock(<WinnerBoard symbol="₱" />, options);
  const biggest = await screen.findByRole('region', { name: 'Biggest wins' });
  expect(within(biggest).getAllByRole('link')).toHaveLength(10);
  const first = within(biggest).getByRole('link', { name: /Win 1$|Win 1 / });
  expect(first).toHaveTextContent('ma***n');
  expect(first).toHaveTextContent('₱84,200');
  expect(first).toHaveAttribute('href', '/m/play?vassalage=PALM&gameType=RNG&gameCode=ruby&nodeId=w0&name=Win+1');
  expect(within(screen.getByRole('region', { name: 'Jackpot games' })).getByRole('link')).toHaveTextContent('jo***1Mega Pot₱1,000,000');
});

test('spec 9: 20 winners of all categories are requested', async () => {
  await renderBlock(<WinnerBoard />, options);
  await waitFor(() => expect(network.requests(gamesWire.getWinners)).toEqual([{ gameCategory: 'ALL', language: 'EN', limitNum: 20 }]));
});

test('spec 2: only more than 3 winners scroll in a loop, and the player can pause it', async () => {
  const { user } = await renderBlock(<WinnerBoard />, {
    ...options,
    handlers: [mockCall(gamesWire.getWinners, { list: winners(4), jackpots: winners(3) })],
  });
  const pause = await screen.findByRole('button', { name: 'Pause the list: Biggest wins' });
  expect(screen.queryByRole('button', { name: 'Pause the list: Jackpot games' })).not.toBeInTheDocument();
  await user.click(pause);
  expect(screen.getByRole('button', { name: 'Resume the list: Biggest wins' })).toBeVisible();
});

test('the keyboard reaches each winner once, although the loop repeats the first ones', async () => {
  const { user, container } = await renderBlock(<WinnerBoard />, {
    ...options,
    handlers: [mockCall(gamesWire.getWinners, { list: winners(4), jackpots: [] })],
  });
  const winnersShown = await screen.findAllByRole('link');
  expect([winnersShown.length, container.querySelectorAll('a').length]).toEqual([4, 7]);
  winnersShown.at(-1)?.focus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('a win keeps its row, and its focus, when another comes before it', async () => {
  const { store } = await renderBlock(<WinnerBoard />, {
    ...options,
    handlers: [mockCall(gamesWire.getWinners, { list: winners(4), jackpots: [] })],
  });
  const [first] = await screen.findAllByRole('link');
  first?.focus();
  const next = buildWinner({ nodeId: 'new', gameName: 'Latest', winAmount: '90000.00' });
  network.use(mockCall(gamesWire.getWinners, { list: [next, ...winners(4)], jackpots: [] }));
  await act(() =>
    store.dispatch(winnersApi.endpoints.getWinners.initiate({ merchant: '200jilif3', language: 'EN' }, { forceRefetch: true })),
  );
  const latest = await screen.findByRole('link', { name: /Latest/ });
  expect(screen.getAllByRole('link').slice(0, 2)).toEqual([latest, first]);
  expect(first).toHaveFocus();
});

test('a list that the keyboard has scrolled begins at its top when it moves again', async () => {
  const { user } = await renderBlock(<WinnerBoard />, {
    ...options,
    handlers: [mockCall(gamesWire.getWinners, { list: winners(8), jackpots: [] })],
  });
  const links = await screen.findAllByRole('link');
  const box = links[0]?.closest('[data-looping]');
  links.at(-1)?.focus();
  // jsdom does not scroll to the focus.
  if (box) box.scrollTop = 200;
  await user.tab({ shift: true });
  expect(box?.scrollTop).toBe(200);
  links.at(-1)?.focus();
  await user.tab();
  expect(box?.scrollTop).toBe(0);
});

test('spec 2: the board is hidden when there are no winners', async () => {
  const { container } = await renderBlock(<WinnerBoard />, { ...options, handlers: [mockCall(gamesWire.getWinners, { list: [] })] });
  await waitFor(() => expect(network.requests(gamesWire.getWinners)).toHaveLength(1));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('spec 7: changes of language refresh the board once, 250 ms after the last', async () => {
  const { store } = await renderBlock(<WinnerBoard />, options);
  await screen.findByRole('region', { name: 'Biggest wins' });
  jest.useFakeTimers();
  await act(async () => {
    store.dispatch(localeChanged('my'));
    store.dispatch(localeChanged('fil'));
    await jest.advanceTimersByTimeAsync(249);
  });
  expect(network.requests(gamesWire.getWinners)).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  await waitFor(() => expect(network.requests(gamesWire.getWinners).map(({ language }) => language)).toEqual(['EN', 'TY']));
});

test('a failed board shows an error and loads on retry', async () => {
  const { user } = await renderBlock(<WinnerBoard />, {
    ...options,
    handlers: [mockCall(gamesWire.getWinners, () => httpStatus(503, 'UNKNOWN'))],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load Biggest wins");
  network.use(mockCall(gamesWire.getWinners, { list: winners(1) }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Biggest wins' })).toBeVisible();
});
