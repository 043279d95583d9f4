import type { SubmissionKind } from '@parlour/submission';
import * as v from 'valibot';
import { tournamentsApi } from '../tournamentsApi';
import type { TournamentDetail } from '../wire';

/**
 * Submits joining a tournament, by its id. The gateway enters each player once whatever the key, so a request that never arrived is dropped
 * and the screen offers it again.
 */
export function joinSubmission(language: string): SubmissionKind<string, TournamentDetail> {
  const { joinTournament, getTournament } = tournamentsApi.endpoints;
  // The player's own standing says whether the request arrived, also without a key.
  const find: SubmissionKind<string, TournamentDetail>['find'] = async (dispatch, _, id) => {
    const { data, error } = await dispatch(getTournament.initiate({ id, language }, { subscribe: false, forceRefetch: true }));
    return { data: data && !data.mine ? null : data, error };
  };
  return {
    kind: 'tournaments.join',
    content: v.string(),
    isResendable: false,
    refreshes: ['Tournament'],
    send: (dispatch, { idempotencyKey, content: id }) =>
      dispatch(joinTournament.initiate({ idempotencyKey, id, language }, { track: false })),
    find,
    withoutKeys: { find },
  };
}
