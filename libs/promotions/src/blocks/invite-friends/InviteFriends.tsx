import { LoadState } from '@parlour/api-client';
import { paths, toastRequested } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { Page } from '@parlour/ui/page';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { usePromotionGates, useMayPromote } from '../../hooks/useMayPromote';
import { PausedPage, EmptyPage } from '../../parts/EmptyPage';
import { ReferralPage } from './ReferralPage';

/** The "coming soon" message is shown for 1 s (specification 8). */
const COMING_SOON_MS = 1000;

export type InviteFriendsProps = {
  /** Content for agents, who invite by their own link instead (specification 6). */
  agentModal?: ReactNode;
};

/** The referral page (product 4.22): for members where it is enabled, rules only for visitors, "coming soon" where it is off. */
export function InviteFriends({ agentModal }: InviteFriendsProps) {
  const { t } = useTranslation('promotions');
  const { isAgent, isVisitor } = useRole();
  const mayPromote = useMayPromote();
  const { data: gates, error, isFetching, refetch } = usePromotionGates({ skip: isAgent });
  const isOff = !isAgent && gates?.REFERRAL === false && mayPromote;
  const dispatch = useDispatch();
  const tell = useEffectEvent(() => {
    dispatch(toastRequested({ level: 'info', text: { catalogue: 'comingSoon' }, durationMs: COMING_SOON_MS }));
  });
  useEffect(() => {
    if (isOff) tell();
  }, [isOff]);

  if (isAgent) return agentModal ?? <AgentsElsewhere />;
  if (!mayPromote) return <PausedPage />;
  if (!gates) {
    return (
      <Page>
        <LoadState cards={3} rows={2} title={t('invite.failed')} error={error} isBusy={isFetching} onRetry={refetch} />
      </Page>
    );
  }
  if (isOff) {
    return (
      <EmptyPage
        icon="users"
        title={t('invite.comingSoon')}
        text={t('invite.comingSoonText')}
        to={paths.promotions.list}
        label={t('activity.all')}
      />
    );
  }
  return <ReferralPage isVisitor={isVisitor} />;
}

function AgentsElsewhere() {
  const { t } = useTranslation('promotions');
  return (
    <EmptyPage icon="users" title={t('invite.agent')} text={t('invite.agentText')} to={paths.agent.salary} label={t('invite.agentLink')} />
  );
}
