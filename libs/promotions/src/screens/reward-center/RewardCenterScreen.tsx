import { LoadState, useServerNow } from '@parlour/api-client';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { Segmented } from '@parlour/ui/segmented';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useClaims } from '../../hooks/useClaims';
import { useHasRewards } from '../../hooks/useHasRewards';
import { useLinkedClaim } from '../../hooks/useLinkedClaim';
import { useRewards } from '../../hooks/useRewards';
import { NotOffered } from '../../parts/NotOffered';
import { ClaimSheets } from '../../parts/ClaimSheets';
import { RewardList } from './RewardList';
import { RewardSummary } from './RewardSummary';
import { Missions } from './Missions';
import { SignInCalendar } from './SignInCalendar';
import { WhySheet } from '../../parts/WhySheet';
import { claimSummary } from '../../rules/claimSummary';
import { rewardTabs } from '../../rules/rewardTab';
import { todaysMissions } from '../../rules/todaysMissions';
import type { Reward } from '../../wire/rewardWire';

/**
 * The reward center: claimable rewards, rewards in progress and past ones (product 4.11). The tab and a linked claim are stored in the URL.
 * `children` is the balance, which a receipt shows.
 */
export function RewardCenterScreen({ children }: PropsWithChildren) {
  const { t } = useTranslation('promotions');
  const isOffered = useHasRewards();
  const now = useServerNow();
  const claims = useClaims();
  const [query, setQuery] = useSearchParams();
  const [why, setWhy] = useState<Reward>();
  const { data: rewards, error, isFetching, refetch } = useRewards();
  const tab = rewardTabs.find((name) => name === query.get('tab')) ?? 'claim';

  const missions = todaysMissions(rewards ?? [], now);
  const { isStale } = missions;
  const summary = claimSummary(rewards ?? [], now);
  const linked = useLinkedClaim(claims, summary.rewards);

  // A new day has begun for the gateway. If it sends the old missions again, it is not asked again.
  useEffect(() => {
    if (isStale) void refetch();
  }, [isStale, refetch]);

  if (!isOffered) return <NotOffered failed={t('reward.failed')} />;
  if (!rewards) {
    return (
      <Page>
        <LoadState cards={3} rows={2} title={t('reward.failed')} error={error} isBusy={isFetching} onRetry={refetch} />
      </Page>
    );
  }
  return (
    <Page>
      <Stack gap={4}>
        <RewardSummary summary={summary} claims={claims} />
        {claims.isUnknown && (
          <Notice tone="warn" title={t('claim.checking')}>
            {t('claim.checkingText')}
          </Notice>
        )}
        {claims.problem && <Notice tone="danger">{claims.problem}</Notice>}
        <Segmented
          label={t('reward.tabs')}
          items={rewardTabs.map((id) => ({ id, label: t(`reward.tab.${id}`) }))}
          value={tab}
          onChange={(id) => setQuery({ tab: id }, { replace: true })}
        />
        {tab === 'claim' && <SignInCalendar claims={claims} />}
        {tab === 'claim' && <Missions missions={missions} claims={claims} />}
        <RewardList rewards={missions.others} tab={tab} now={now} claims={claims} isAnyReady={summary.rewards.length > 0} onWhy={setWhy} />
      </Stack>
      <ClaimSheets claims={linked}>{children}</ClaimSheets>
      {why && <WhySheet reward={why} onClose={() => setWhy(undefined)} />}
    </Page>
  );
}
