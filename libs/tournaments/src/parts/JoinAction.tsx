import { errorCode, useErrorText } from '@parlour/api-client';
import { paths, toastRequested, toGatewayLanguage } from '@parlour/kernel';
import { usePlayerKey, useRequireSession } from '@parlour/player/session';
import { useLocale } from '@parlour/site';
import { type SubmissionKind, useSubmission } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { StatusChip } from '@parlour/ui/status-chip';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { phaseOf } from '../rules/race';
import { tournamentsApi } from '../tournamentsApi';
import type { Tournament, TournamentDetail } from '../wire';

type JoinActionProps = { tournament: Tournament; now: number };

/** Joins a tournament that has not ended; leads to its games once it runs. */
export function JoinAction({ tournament, now }: JoinActionProps) {
  const { t } = useTranslation('tournaments');
  const { isSending, isUnknown, problem, join } = useJoin();
  const phase = phaseOf(tournament, now);

  if (phase === 'finished') return null;
  if (!tournament.mine)
    return (
      <>
        {isUnknown && <Notice tone="info">{t('join.unknown')}</Notice>}
        {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
        <Button busy={isSending} disabled={isUnknown} onClick={() => void join(tournament.id)}>
          {t('card.join')}
        </Button>
      </>
    );
  if (phase === 'upcoming') return <StatusChip tone="success" label={t('join.joined')} />;
  return (
    <Button as={Link} to={playPath(tournament.gameType)}>
      {t('detail.play')}
    </Button>
  );
}

const lists = new Map<string | null, string>([
  ['RNG', paths.games.slot],
  ['FISH', paths.games.fishing],
  ['LIVE', paths.games.live],
  ['PVP', paths.games.poker],
]);

/** Returns the path of the games of a category; home if games of every category count, or for an unknown one. */
export function playPath(gameType: string | null): string {
  return lists.get(gameType) ?? paths.home;
}

const ownCodes = ['TOURNAMENT_GONE'] as const;

type Joining = {
  isSending: boolean;
  /** The request was sent and its outcome is unknown. */
  isUnknown: boolean;
  problem: string | undefined;
  join: (id: string) => Promise<void>;
};

/** Joins a tournament, once. Visitors get the login first. */
function useJoin(): Joining {
  const { t } = useTranslation('tournaments');
  const language = toGatewayLanguage(useLocale());
  const dispatch = useDispatch();
  const requireSession = useRequireSession();
  const errorText = useErrorText();
  const { state, error, send } = useSubmission(joinSubmission(language), {
    player: usePlayerKey() ?? '',
    onAccepted: ({ title }) => void dispatch(toastRequested({ level: 'success', text: t('join.done', { title }) })),
  });
  const code = ownCodes.find((own) => own === errorCode(error));

  return {
    isSending: state === 'sending',
    isUnknown: state === 'unknown',
    problem: error === undefined ? undefined : code ? t(`join.${code}`) : errorText(error),
    join: async (id) => {
      if (requireSession()) await send(id);
    },
  };
}

/**
 * Submits joining a tournament, by its id. The gateway enters each player once whatever the key, so a request that never arrived is dropped
 * and the screen offers it again.
 */
function joinSubmission(language: string): SubmissionKind<string, TournamentDetail> {
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
