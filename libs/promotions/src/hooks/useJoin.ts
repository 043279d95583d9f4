import { newIdempotencyKey, toastRequested, toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { useRequireSession, useRole } from '@parlour/player';
import { mayHaveHappened } from '@parlour/submission';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useJoinPromotionMutation } from '../api/rewardsApi';
import { usePromotionErrorText } from './usePromotionErrorText';

/**
 * Joins a promotion. Visitors go to the login, trial players see a message. No money moves, and joining again changes nothing.
 */
export function useJoin(): { joining: string | undefined; problem: string | undefined; join: (rewardId: string) => Promise<void> } {
  const { t } = useTranslation('promotions');
  const language = toGatewayLanguage(useLocale());
  const dispatch = useDispatch();
  const requireSession = useRequireSession();
  const errorText = usePromotionErrorText();
  const { isRealMember } = useRole();
  const [joining, setJoining] = useState<string>();
  const [send, { error, isLoading }] = useJoinPromotionMutation();

  return {
    joining: isLoading ? joining : undefined,
    problem: error && (mayHaveHappened(error) ? t('join.unknown') : errorText(error)),
    join: async (rewardId) => {
      if (!requireSession()) return;
      if (!isRealMember) {
        dispatch(toastRequested({ level: 'fail', text: { catalogue: 'freeReject' } }));
        return;
      }
      setJoining(rewardId);
      const { data } = await send({ idempotencyKey: newIdempotencyKey(), rewardId, language });
      if (data) dispatch(toastRequested({ level: 'success', text: t('join.done', { title: data.title }) }));
    },
  };
}
