import { loggedIn } from '@parlour/kernel';
import { typedCount } from '@parlour/kernel/typed';
import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { submissionFeature } from '@parlour/submission';
import { mockCall, naughtyStrings, network, renderBlock, renderFeature, typeNaughtyStrings, useNetwork } from '@parlour/testing';
import { fireEvent, screen } from '@testing-library/react';
import { SearchSheet } from './blocks/search-sheet/SearchSheet';
import { gamesFeature } from './feature';
import { lotteryHandlers } from './lottery/mocks/lotteryHandlers';
import { buildGame, buildPage } from './mocks/gameBuilders';
import { handlers } from './mocks/handlers';
import { fakeIntersections } from './mocks/fakeIntersections';
import { readGameListView, writeGameListView } from './rules/list/gameListView';
import { gamesWire } from './wire';

useNetwork(...lotteryHandlers, ...handlers);
jest.setTimeout(180_000);
beforeEach(() => {
  fakeIntersections();
});
afterEach(() => localStorage.clear());

const others = [siteFeature, { ...playerFeature, routes: [] }, submissionFeature];
const maria = loggedIn({ token: 'token-123', userName: 'maria', type: 0, merchantCode: '200jilif3' });
type Field = HTMLInputElement;
const field = (name: string) => screen.findByRole<Field>('textbox', { name });

describe('spec 5: every field of games treats naughty strings as text', () => {
  test('the search of a list', async () => {
    network.use(mockCall(gamesWire.getHotGames, buildPage([buildGame({ nodeId: 'ruby' })])));
    const { user, location } = await renderFeature(gamesFeature, '/m/hot-games', { with: others });
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const search = await field('Find a game by name');
    await typeNaughtyStrings([search], () => void fireEvent.submit(search.form as HTMLFormElement));
    expect(location()).toMatch(/^\/m\/hot-games\?/);
    expect(network.requests(gamesWire.getHotGames)).toHaveLength(1);
  });

  test('an address keeps each as typed, trimmed, and at most 100 characters', () => {
    for (const gameName of naughtyStrings) {
      const query = writeGameListView({ category: 'ALL', tab: 'all', gameName });
      // An address cannot hold half of a surrogate pair.
      const kept = readGameListView(new URLSearchParams(query.toString())).gameName ?? '';
      expect(kept).toBe(
        gameName
          .replace(/\p{Surrogate}/gu, '\ufffd')
          .trim()
          .slice(0, 100),
      );
    }
  });

  test('the search over all games, which requests the last text as typed', async () => {
    network.use(mockCall(gamesWire.getGames, buildPage([])));
    await renderBlock(<SearchSheet onClose={() => undefined} />, { with: [gamesFeature, ...others] });
    const search = await screen.findByRole<Field>('textbox');
    await typeNaughtyStrings([search]);
    const text = '$t(list.search) {{text}} <b>ruby</b>';
    fireEvent.change(search, { target: { value: text } });
    fireEvent.submit(search.form as HTMLFormElement);
    expect(await screen.findByText(new RegExp(text.replace(/[$(){}]/g, '\\$&')))).toBeVisible();
    expect(network.requests(gamesWire.getGames)).toEqual([expect.objectContaining({ gameName: text })]);
  });

  /** Expects that a text other than a number from 1 to `max` stays as it was typed, and is refused. */
  const refusesBeyond = (input: Field, max: number) => () =>
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual([
      input.value,
      typedCount(input.value, max) === undefined ? 'true' : null,
    ]);

  test('the stake multiplier of a lottery is a whole number within its limits, or refused', async () => {
    await renderFeature(gamesFeature, '/m/lottery/l1', { with: others, events: [maria] });
    const multiplier = await field('Multiplier');
    await typeNaughtyStrings([multiplier], refusesBeyond(multiplier, 99));
    expect(document.body).not.toHaveTextContent(/NaN|Infinity|undefined/);
  });

  test('the draws of a chase and their multipliers are whole numbers within their limits, or refused', async () => {
    const { user } = await renderFeature(gamesFeature, '/m/lottery/l1', { with: others, events: [maria] });
    await user.click(await screen.findByText('Lucky pick'));
    await user.click(screen.getByText('Add to slip'));
    await user.click(screen.getByText('Slip (1)'));
    const draws = await field('Number of draws');
    await typeNaughtyStrings([draws], refusesBeyond(draws, 5));
    fireEvent.change(draws, { target: { value: '2' } });
    const times = await field('Stake multiplier in draw 2');
    await typeNaughtyStrings([times], refusesBeyond(times, 999));
    expect(document.body).not.toHaveTextContent(/NaN|Infinity|undefined/);
  });

  test('the filter of past draws', async () => {
    const { user } = await renderFeature(gamesFeature, '/m/lott', { with: others, events: [maria] });
    await user.click(await screen.findByRole('button', { name: 'Results: Fast Three' }));
    await typeNaughtyStrings([await field('Number or draw')]);
  });
});
