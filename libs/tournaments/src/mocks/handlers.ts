import { siteWire } from '@parlour/site/wire';
import { playControlsWire } from '@parlour/player/wire';
import { mockCall } from '@parlour/testing';
import type { RequestHandler } from 'msw';
import { tournamentsWire } from '../wire';
import { finished, joined, tournament, upcoming } from './tournaments';

/** Handlers for the calls of this library. Each test overrides the ones that it covers. */
export const tournamentsHandlers: RequestHandler[] = [
  mockCall(siteWire.getStatus, { info: { whitelabel: { tournaments: '1' } } }),
  mockCall(playControlsWire.getPlayState, { pause: null, reached: null }),
  mockCall(tournamentsWire.getTournaments, [tournament, upcoming, finished]),
  mockCall(tournamentsWire.getTournament, tournament),
  mockCall(tournamentsWire.joinTournament, joined),
];
