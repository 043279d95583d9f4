import { wireCall, wireCount, wireId, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { gamePage } from './home';

/** The recent and favourite games of a player. */
export const playerGamesWire = {
  /** Returns a page of the games that the player opened last, newest first. */
  getRecentGames: wireCall({
    method: 'GET',
    path: '/lgw/games/recent',
    access: 'session',
    input: v.object({ page: wireCount, pageSize: wireCount, gameType: v.optional(wireWord), language: wireWord, clientType: v.literal(2) }),
    value: gamePage,
  }),
  /** Adds a game to the recent games. A GET that writes: the contract is the operator's, see docs/security.md. */
  addRecentGame: wireCall({
    method: 'GET',
    path: '/lgw/games/recent/add',
    access: 'session',
    input: v.object({ nodeId: wireId, vassalage: wireWord }),
    value: v.nullish(v.unknown()),
  }),
  /** Returns a page of the player's favourite games. */
  getFavourites: wireCall({
    method: 'GET',
    path: '/lgw/games/favorite',
    access: 'session',
    input: v.object({ pageNo: wireCount, pageSize: wireCount, gameType: v.optional(wireWord), language: wireWord }),
    value: gamePage,
  }),
  /** Adds a game to the favourites. */
  addFavourite: wireCall({
    method: 'POST',
    path: '/lgw/games/favorite',
    access: 'session',
    input: v.object({ nodeId: wireId, vendor: wireWord }),
    value: v.nullish(v.unknown()),
  }),
  /** Removes a game from the favourites. */
  removeFavourite: wireCall({
    method: 'DELETE',
    path: '/lgw/games/favorite',
    access: 'session',
    input: v.object({ nodeId: wireId, vendor: wireWord }),
    value: v.nullish(v.unknown()),
  }),
};
