import { LoadState, useServerNow } from '@parlour/api-client';
import { formatMoney } from '@parlour/kernel/money';
import { PauseNotice } from '@parlour/player';
import { useLocale, useOffers } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Money } from '@parlour/ui/money';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { Segmented } from '@parlour/ui/segmented';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type Claims, useClaims } from '../../hooks/useClaims';
import { useHasRewards } from '../../hooks/useMayPromote';
import { useRewards } from '../../hooks/useRewards';
import { ClaimSheets, WhySheet } from '../../parts/ClaimSheets';
import { NotOffered } from '../../parts/EmptyPage';
import { claimSummary, type ClaimSummary } from '../../rules/rewardStanding';
import { rewardTabs } from '../../rules/shownStatus';
import { todaysMissions } from '../../rules/todaysMissions';
import type { Reward } from '../../wire/rewardWire';
import { Missions } from './Missions';
import styles from './RewardCenterScreen.module.css';
import { RewardList } from './RewardList';
import { SignInCalendar } from './SignInCalendar';

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
  const canClaim = useOffers('claimRewards');
  const summary = claimSummary(canClaim ? (rewards ?? []) : [], now);
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
        <PauseNotice look="line" />
        <SignInCalendar claims={claims} />
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
        {tab === 'claim' && <Missions missions={missions} claims={claims} />}
        <RewardList rewards={missions.others} tab={tab} now={now} claims={claims} isAnyReady={summary.rewards.length > 0} onWhy={setWhy} />
      </Stack>
      <ClaimSheets claims={linked}>{children}</ClaimSheets>
      {why && <WhySheet reward={why} onClose={() => setWhy(undefined)} />}
    </Page>
  );
}

/**
 * Opens the confirmation of a claim from a link: `?claim=<id>` for one reward, `?claim=all` for everything that can be claimed. The link alone claims
 * nothing, not even a reward without turnover. The URL keeps the parameter, so a reload opens it again.
 */
function useLinkedClaim(claims: Claims, claimable: readonly Reward[]): Claims {
  const [query, setQuery] = useSearchParams();
  const id = query.get('claim');
  const linked = claimable.filter(({ rewardId }) => id === 'all' || rewardId === id);
  if (linked.length === 0 || claims.asked || claims.isLocked) return claims;

  const close = () =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('claim');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    ...claims,
    asked: linked,
    confirm: async () => {
      await claims.claim(linked);
      close();
    },
    cancel: close,
  };
}

type RewardSummaryProps = { summary: ClaimSummary; claims: Claims };

/** Shows the total that can be claimed, how many rewards expire soon, and the "Claim all" button. Renders nothing if there is nothing to claim. */
function RewardSummary({ summary, claims }: RewardSummaryProps) {
  const { t } = useTranslation('promotions');
  const locale = useLocale();
  const { rewards, total, symbol, expiringSoon } = summary;
  if (rewards.length === 0) return null;
  return (
    <Card tone="accent">
      <div className={styles.summary}>
        <div>
          <p className={styles.label}>{t('summary.claimable')}</p>
          <Money symbol={symbol} digits={formatMoney(total, { locale, symbol })} tone="gold" size="xl" />
          {expiringSoon > 0 && <p className={styles.label}>{t('summary.soon', { count: expiringSoon })}</p>}
        </div>
        {rewards.length >= 2 && (
          <Button
            block
            busy={rewards.length === claims.claiming.length}
            disabled={claims.isLocked || claims.claiming.length > 0}
            onClick={() => claims.ask(rewards)}
          >
            {t('summary.claimAll', { count: rewards.length })}
          </Button>
        )}
      </div>
    </Card>
  );
}
