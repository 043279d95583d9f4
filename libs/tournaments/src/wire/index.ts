import { wireCall, wireCount, wireId, wireKey, wireList, wireMoney, wireText, wireTime, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

const place = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const mine = v.object({
  joinedAt: wireTime,
  /** Rounds that count since joining. */
  rounds: wireCount,
  /** Absent until the player has played the minimum of rounds. */
  place: v.nullable(place),
  score: wireMoney,
  /** The credited prize; absent until it is credited, and for players without a prize. */
  prize: v.nullish(wireMoney),
});

const tournament = v.object({
  id: wireId,
  title: wireText,
  startsAt: wireTime,
  endsAt: wireTime,
  /** Names the games whose rounds count. */
  games: wireText,
  /** Category of these games (specification 3); null if games of every category count. */
  gameType: v.nullable(v.pipe(v.string(), v.maxLength(20))),
  /** Code of the provider whose games count; absent if games of every provider count. */
  vendor: v.nullish(v.pipe(v.string(), v.maxLength(40))),
  /** The score is the highest payout as a multiple of its stake. It counts from this number of rounds. */
  minRounds: wireCount,
  currencySymbol: v.pipe(v.string(), v.maxLength(8)),
  /** Prizes by place. One invalid entry fails the tournament, because it is money. */
  prizes: v.pipe(v.array(v.object({ from: place, to: place, prize: wireMoney })), v.maxLength(50)),
  players: wireCount,
  /** The player's own standing; null for visitors and before joining. */
  mine: v.nullable(mine),
});

const standing = v.object({
  id: wireId,
  place,
  /** Masked by the gateway. */
  name: wireText,
  score: wireMoney,
  isMine: v.optional(v.boolean(), false),
});

const detail = v.object({
  ...tournament.entries,
  terms: wireText,
  /** The best first. */
  standings: wireList(standing, 100),
});

export const tournamentsWire = {
  /** Returns the tournaments that run, come next or have ended lately, with the player's own standing in each. */
  getTournaments: wireCall({
    method: 'GET',
    path: '/wps/tournaments',
    access: 'anyone',
    input: v.object({ language: wireWord }),
    value: wireList(tournament, 50),
  }),
  /** Returns a tournament with its terms and standings. Refused with TOURNAMENT_GONE. */
  getTournament: wireCall({
    method: 'GET',
    path: '/wps/tournaments/detail',
    access: 'anyone',
    input: v.object({ id: wireId, language: wireWord }),
    value: detail,
  }),
  /** Joins a tournament, free of charge. Joining again changes nothing. Refused with TOURNAMENT_GONE once it has ended. */
  joinTournament: wireCall({
    method: 'POST',
    path: '/wps/tournaments/join',
    access: 'member',
    closedByPause: true,
    input: v.object({ idempotencyKey: wireKey, id: wireId, language: wireWord }),
    value: detail,
  }),
};

export type Tournament = v.InferOutput<typeof tournament>;
export type TournamentDetail = v.InferOutput<typeof detail>;
export type Standing = TournamentDetail['standings'][number];
