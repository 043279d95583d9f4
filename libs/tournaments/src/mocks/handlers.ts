import type { WireReply } from '@parlour/kernel/wire-call';
import { playControlsWire } from '@parlour/player/wire';
import { siteWire } from '@parlour/site/wire';
import { mockCall } from '@parlour/testing';
import type { RequestHandler } from 'msw';
import { tournamentsWire } from '../wire';

type Detail = WireReply<typeof tournamentsWire.getTournament>;

const hourMs = 3_600_000;
const now = Date.now();

/** A running tournament with four players; the player is not among them. */
export const tournament = {
  id: 't1',
  title: 'Slots Race',
  games: 'All slots',
  gameType: 'RNG',
  startsAt: now - hourMs,
  endsAt: now + 29.5 * hourMs,
  minRounds: 3,
  currencySymbol: '₱',
  prizes: [
    { from: 1, to: 1, prize: '10000' },
    { from: 2, to: 3, prize: '4000' },
  ],
  players: 4,
  mine: null,
  terms: 'One account per player.',
  standings: [
    { id: 's1', place: 1, name: 'ka***a', score: '120.5' },
    { id: 's2', place: 2, name: 'mi***o', score: '80' },
    { id: 's3', place: 3, name: 'ra***n', score: '12.25' },
  ],
} satisfies Detail;

/** The same tournament for a player at the second place. */
export const joined: Detail = {
  ...tournament,
  mine: { joinedAt: now - hourMs, rounds: 12, place: 2, score: '90' },
  standings: [
    { id: 's1', place: 1, name: 'ka***a', score: '120.5' },
    { id: 'own', place: 2, name: 'ma***6', score: '90', isMine: true },
    { id: 's2', place: 3, name: 'mi***o', score: '80' },
  ],
};

/** A tournament that has not begun, and one that has ended. */
export const upcoming: Detail = { ...tournament, id: 't2', title: 'Reef Week', startsAt: now + 2 * hourMs, standings: [] };
export const finished: Detail = { ...joined, id: 't3', title: 'Harvest Cup', endsAt: now - hourMs / 2 };

export const tournamentsHandlers: RequestHandler[] = [
  mockCall(siteWire.getStatus, { info: { whitelabel: { tournaments: '1' } } }),
  mockCall(playControlsWire.getPlayState, { pause: null, reached: null }),
  mockCall(tournamentsWire.getTournaments, [tournament, upcoming, finished]),
  mockCall(tournamentsWire.getTournament, tournament),
  mockCall(tournamentsWire.joinTournament, joined),
];
