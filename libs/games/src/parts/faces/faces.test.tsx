import { playerFeature } from '@parlour/player';
import { siteFeature } from '@parlour/site';
import { httpStatus, mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { screen, within } from '@testing-library/react';
import { CategorySection } from '../../blocks/CategorySection';
import { gamesFeature } from '../../feature';
import { buildLottery } from '../../lottery/mocks/lotteryBuilders';
import { buildGames, buildPage } from '../../mocks/gameBuilders';
import { handlers } from '../../mocks/handlers';
import type { GameCategory } from '../../rules/gameCategory';
import { discoveryWire, gamesWire, lotteryWire } from '../../wire';

useNetwork(...handlers);
const options = { with: [gamesFeature, siteFeature, playerFeature] };
const minuteMs = 60_000;

async function showSection(category: GameCategory, title: string, firstLink: string | RegExp) {
  await renderBlock(<CategorySection category={category} />, options);
  const section = within(await screen.findByRole('region', { name: title }));
  const link = await section.findByRole('link', { name: firstLink });
  return { section, link };
}

const pictureOf = (link: HTMLElement) => link.querySelector('img')?.getAttribute('src');

describe('a live game', () => {
  test('shows its dealer, its limits, its free seats and its last results', async () => {
    network.use(
      mockCall(discoveryWire.getTables, {
        list: [
          {
            nodeId: 'LIVE-1',
            image: 'art/tables/one',
            dealer: 'Alma',
            minBet: '50',
            maxBet: '5000',
            freeSeats: 1,
            results: ['B', 'P', 'T', 'B', 'P'],
          },
          { nodeId: 'LIVE-2', freeSeats: 0 },
        ],
        currencySymbol: '₱',
      }),
    );
    const { section, link } = await showSection('LIVE', 'Live', /^Game LIVE-1\b/);
    expect(link).toHaveTextContent('₱50 – ₱5,000');
    expect(pictureOf(link)).toMatch(/art\/tables\/one\.400/);
    // A table without a picture shows the game's.
    expect(pictureOf(section.getByRole('link', { name: /^Game LIVE-2\b/ }))).toMatch(/art\/games\/LIVE-2\.400/);
    expect(link).toHaveTextContent('1 seat free');
    expect(link).toHaveTextContent('Alma');
    expect(within(link).getByRole('img', { name: 'Last results: B, P, T, B' })).toBeVisible();
    expect(link).toHaveAttribute('href', expect.stringContaining('nodeId=LIVE-1'));
    expect(section.getByRole('link', { name: /^Game LIVE-2\b/ })).toHaveTextContent('Full');
    expect(section.getAllByRole('link', { name: /^Game LIVE/ })).toHaveLength(9);
  });

  test('keeps the size of a table while the gateway tells what happens there', async () => {
    network.use(mockCall(discoveryWire.getTables, () => new Promise(() => undefined)));
    const { section } = await showSection('LIVE', 'Live', 'Game LIVE-1');
    expect(section.queryByRole('button', { name: 'Favorite: Game LIVE-9' })).not.toBeInTheDocument();
  });

  test.each([
    ['has no tables', () => mockCall(discoveryWire.getTables, { list: [] })],
    ['fails', () => mockCall(discoveryWire.getTables, () => httpStatus(500))],
  ])('is a tile like others when the gateway %s', async (_, reply) => {
    network.use(reply());
    const { section } = await showSection('LIVE', 'Live', 'Game LIVE-1');
    expect(await section.findByRole('button', { name: 'Favorite: Game LIVE-9' })).toBeVisible();
  });
});

describe('a sport category', () => {
  test('shows its matches with time and odds before its nine games', async () => {
    const startsAt = Date.now() + 60 * minuteMs;
    network.use(
      mockCall(discoveryWire.getMatches, {
        list: [
          {
            matchId: 'm1',
            gameName: 'Islands League',
            home: 'Cebu Corals',
            away: 'Davao Durians',
            startsAt,
            vassalage: 'GOAL',
            odds: { home: '2.10', draw: '3.20', away: '3.05' },
          },
          { matchId: 'm2', gameName: 'Islands League', home: 'A', away: 'B', startsAt: 0, isLive: true, vassalage: 'GOAL' },
          { matchId: 'm3', gameName: 'Unknown', home: 'C', away: 'D', startsAt, vassalage: 'NOBODY' },
        ],
      }),
    );
    const { section, link } = await showSection('SPORTS', 'Sports', /Cebu Corals/);
    expect(link).toHaveTextContent(/^Islands League.*Cebu Corals 2\.10Draw 3\.20Davao Durians 3\.05Goal Sports$/);
    expect(link).toHaveAttribute('href', expect.stringContaining('vassalage=GOAL'));
    expect(section.getByRole('link', { name: /^Islands League ?Live/ })).toBeVisible();
    expect(section.queryByRole('link', { name: /^Unknown/ })).not.toBeInTheDocument();
    expect(section.getAllByRole('link', { name: /^Game SPORTS/ })).toHaveLength(9);
    expect(network.requests(discoveryWire.getMatches)).toEqual([{ merchant: '200jilif3', language: 'EN', gameType: 'SPORTS' }]);
  });

  test('shows its games alone when the gateway has no matches', async () => {
    network.use(mockCall(discoveryWire.getMatches, () => httpStatus(502)));
    const { section } = await showSection('SPORTS', 'Sports', 'Game SPORTS-1');
    expect(section.getAllByRole('link', { name: /^Game SPORTS/ })).toHaveLength(9);
  });
});

describe('the lottery', () => {
  const draw = (minutes: number) => ({
    drawNo: '7',
    opensAt: Date.now() - minuteMs,
    closesAt: Date.now() + minutes * minuteMs,
    drawsAt: Date.now() + minutes * minuteMs,
  });

  test('shows the three lotteries that close first with their countdown, and nine games in all', async () => {
    network.use(
      mockCall(gamesWire.getVendors, { content: [{ vassalage: 'SUWERTE', displayName: 'Suwerte', gameType: 'LOTT' }], sorting: [] }),
      mockCall(lotteryWire.getLotteries, {
        list: [20, 5, 90, 40].map((minutes, place) =>
          buildLottery({ nodeId: `LOTT-${place + 1}`, gameName: `Draw in ${minutes}`, draw: draw(minutes) }),
        ),
      }),
    );
    const { section } = await showSection('LOTT', 'Lottery', /^Draw in 5/);
    const cards = section.getAllByRole('link', { name: /^Draw in/ });
    expect(cards.map((card) => card.textContent.replace(/Closes in.*/, ''))).toEqual(['Draw in 5', 'Draw in 20', 'Draw in 40']);
    expect(cards[0]).toHaveAttribute('href', '/m/lottery/LOTT-2');
    expect(within(cards[0] as HTMLElement).getByRole('timer')).toHaveTextContent(/^(05:00|04:59)/);
    expect(section.getAllByRole('link', { name: /^Game LOTT/ })).toHaveLength(6);
  });

  test('shows nine games when the gateway has no draws', async () => {
    network.use(mockCall(lotteryWire.getLotteries, { list: [] }));
    const { section } = await showSection('LOTT', 'Lottery', 'Game LOTT-1');
    expect(section.getAllByRole('link', { name: /^Game LOTT/ })).toHaveLength(9);
  });
});

describe('a tile', () => {
  const showTile = async (own: object) => {
    network.use(mockCall(gamesWire.getGames, { ...buildPage(buildGames(1, 'n', own)), currencySymbol: '₱' }));
    await renderBlock(<CategorySection category="RNG" />, options);
    return screen.findByRole('link', { name: /^Game n1/ });
  };

  test.each([
    ['the jackpot first', { jackpot: '612400.50', lastWin: '900', players: 12 }, 'Game n1 Jackpot ₱612,400'],
    ['then the last win', { lastWin: '900', players: 12 }, 'Game n1 Last win ₱900'],
    ['then how many play', { players: 1204 }, 'Game n1 1,204 playing'],
    ['nothing where the gateway tells nothing', {}, 'Game n1'],
    ['nothing about a game that nobody plays', { players: 0 }, 'Game n1'],
  ])('tells %s', async (_, own, text) => {
    expect(await showTile(own)).toHaveAccessibleName(text);
  });
});
