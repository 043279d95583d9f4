import { errorCode, useErrorText } from '@parlour/api-client';
import { toastRequested, toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { usePlayerKey, useRequireSession } from '@parlour/player';
import { useSubmission } from '@parlour/submission';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { joinSubmission } from '../submissions/joinSubmission';

const ownCodes = ['TOURNAMENT_GONE', 'BREAK'] as const;

export type Joining = {
  isSending: boolean;
  /** The request was sent and its outcome is unknown. */
  isUnknown: boolean;
  problem: string | undefined;
  join: (id: string) => Promise<void>;
};

/** Joins a tournament, once. Visitors get the login first. */
export function useJoin(): Joining {
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
