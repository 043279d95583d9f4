import { loggedIn } from '@parlour/kernel';
import { merchantFeature } from '@parlour/merchant';
import { sessionFeature } from '@parlour/session';
import { mockCall, naughtyStrings, network, renderBlock, renderFeature, typeNaughtyStrings, useNetwork } from '@parlour/testing';
import { fireEvent, screen } from '@testing-library/react';
import { SearchSheet } from './blocks/SearchSheet';
import { gamesFeature } from './feature';
import { lotteryHandlers } from './lottery/mocks/lotteryHandlers';
import { buildGame, buildPage } from './mocks/gameBuilders';
import { handlers } from './mocks/handlers';
import { installSight } from './mocks/sightFake';
import { readGameListView, writeGameListView } from './rules/gameListView';
import { gamesWire } from './wire';

useNetwork(...lotteryHandlers, ...handlers);
jest.setTimeout(180_000);
beforeEach(() => {
  installSight();
});
afterEach(() => localStorage.clear());

const others = [merchantFeature, { ...sessionFeature, routes: [] }];
const maria = loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' });
type Field = HTMLInputElement;
const field = (name: string) => screen.findByRole<Field>('textbox', { name });

describe('spec 5: the naughty strings in every field of games, taken as text', () => {
  test('the search of a list, sent with each of them', async () => {
    network.use(mockCall(gamesWire.getHotGames, buildPage([buildGame({ nodeId: 'ruby' })])));
    const { location } = await renderFeature(gamesFeature, '/m/hot-games', { with: others });
    const search = await field('Find a game by name');
    await typeNaughtyStrings([search], () => void fireEvent.submit(search.form as HTMLFormElement));
    expect(location()).toMatch(/^\/m\/hot-games\?/);
    expect(network.requests(gamesWire.getHotGames)).toHaveLength(1);
  });

  test('an address keeps each as it was typed, trimmed and at most 100 signs', () => {
    for (const gameName of naughtyStrings) {
      const query = writeGameListView({ category: 'ALL', tab: 'all', gameName });
      // A half of a sign has no place in an address.
      const kept = readGameListView(new URLSearchParams(query.toString())).gameName ?? '';
      expect(kept).toBe(
        gameName
          .replace(/\p{Surrogate}/gu, '\ufffd')
          .trim()
          .slice(0, 100),
      );
    }
  });

  test('the search over all games, which asks for the last one as it was typed', async () => {
    network.use(mockCall(gamesWire.getGames, buildPage([])));
    await renderBlock(<SearchSheet open onClose={() => undefined} />, { with: [gamesFeature, ...others] });
    const search = await screen.findByRole<Field>('textbox');
    await typeNaughtyStrings([search]);
    const text = '$t(list.search) {{text}} <b>ruby</b>';
    fireEvent.change(search, { target: { value: text } });
    fireEvent.submit(search.form as HTMLFormElement);
    expect(await screen.findByText(new RegExp(text.replace(/[$(){}]/g, '\\$&')))).toBeVisible();
    expect(network.requests(gamesWire.getGames)).toEqual([expect.objectContaining({ gameName: text })]);
  });

  test('the stake of a lottery is a whole number in its limits, whatever is typed', async () => {
    await renderFeature(gamesFeature, '/m/lottery/l1', { with: others, events: [maria] });
    const multiplier = await field('Multiplier');
    await typeNaughtyStrings([multiplier], () => expect(multiplier.value).toMatch(/^[1-9]\d{0,3}$/));
    expect(document.body).not.toHaveTextContent(/NaN|Infinity|undefined/);
  });

  test('so are the draws of a chase and its times', async () => {
    const { user } = await renderFeature(gamesFeature, '/m/lottery/l1', { with: others, events: [maria] });
    await user.click(await screen.findByText('Lucky pick'));
    await user.click(screen.getByText('Add to slip'));
    await user.click(screen.getByText('Slip (1)'));
    const draws = await field('Number of draws');
    await typeNaughtyStrings([draws], () => expect(draws.value).toMatch(/^[1-9]\d?$/));
    fireEvent.change(draws, { target: { value: '2' } });
    const times = await field('Stake in draw 2, times');
    await typeNaughtyStrings([times], () => expect(times.value).toMatch(/^[1-9]\d{0,2}$/));
    expect(document.body).not.toHaveTextContent(/NaN|Infinity|undefined/);
  });

  test('the filter of past draws', async () => {
    const { user } = await renderFeature(gamesFeature, '/m/lott', { with: others, events: [maria] });
    await user.click(await screen.findByRole('button', { name: 'Results: Fast Three' }));
    await typeNaughtyStrings([await field('Number or draw')]);
  });
});
