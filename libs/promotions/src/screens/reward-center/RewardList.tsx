import { paths, to } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { EmptyState } from '@parlour/ui/empty-state';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Claims } from '../../hooks/useClaims';
import { useMayPromote } from '../../hooks/useMayPromote';
import { useRewardActions, type RewardActions } from '../../hooks/useRewardActions';
import { RewardAction } from '../../parts/RewardAction';
import { pictureOf, RewardArt } from '../../parts/RewardArt';
import { RewardCountdown } from '../../parts/RewardCountdown';
import { RewardStatusChip, RewardSince, RewardProgress, RewardFacts } from '../../parts/RewardFacts';
import { hasOwnButton, rewardStanding } from '../../rules/rewardStanding';
import { type RewardTab, rewardTab, shownStatus } from '../../rules/shownStatus';
import type { Reward } from '../../wire/rewardWire';
import styles from './RewardList.module.css';

type RewardListProps = {
  rewards: readonly Reward[];
  tab: RewardTab;
  now: number;
  claims: Claims;
  /** Something can be claimed, here or above the list, so the first tab does not say that there is nothing. */
  isAnyReady: boolean;
  onWhy: (reward: Reward) => void;
};

/** Lists the rewards of one tab. Promotions that can still be joined come last. */
export function RewardList({ rewards, tab, now, claims, isAnyReady, onWhy }: RewardListProps) {
  const { t } = useTranslation('promotions');
  const { actions, problem } = useRewardActions(claims, onWhy);
  const mayPromote = useMayPromote();
  const shown = rewards.filter((reward) => rewardTab(shownStatus(reward, now)) === tab);
  const ready = shown.filter(({ status }) => status !== 'JOIN');
  const joinable = mayPromote ? shown.filter(({ status }) => status === 'JOIN') : [];
  const opened = mayPromote
    ? rewards.filter(({ rewardId, status }) => actions.reminders.includes(rewardId) && status !== 'COMING_SOON')
    : [];

  const cards = (some: readonly Reward[]) =>
    some.map((reward) => <RewardCard key={reward.rewardId} reward={reward} now={now} actions={actions} />);

  return (
    <Stack gap={4}>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {opened.map(({ rewardId, title }) => (
        <Notice
          key={rewardId}
          tone="success"
          action={
            <Button size="s" variant="secondary" onClick={() => actions.onRemind(rewardId)}>
              {t('reward.seen')}
            </Button>
          }
        >
          {t('reward.nowOpen', { title })}
        </Notice>
      ))}
      {ready.length === 0 && !(tab === 'claim' && isAnyReady) ? (
        <EmptyState
          icon="gift"
          title={t(`empty.${tab}`)}
          text={tab === 'claim' && mayPromote ? t('empty.howToEarn') : undefined}
          action={
            mayPromote && (
              <Button as={Link} variant="secondary" to={paths.promotions.list}>
                {t('activity.all')}
              </Button>
            )
          }
        />
      ) : (
        cards(ready)
      )}
      {joinable.length > 0 && <SectionTitle icon="sparkles" title={t('reward.joinable')} />}
      {cards(joinable)}
    </Stack>
  );
}

type RewardCardProps = { reward: Reward; now: number; actions: RewardActions };

/** A card for one reward: title, status, deadline and action. */
function RewardCard({ reward, now, actions }: RewardCardProps) {
  const { t } = useTranslation('promotions');
  const { title, source, expiresAt, promotionId } = reward;
  const standing = rewardStanding(reward, now);
  return (
    <Card>
      <article aria-label={title}>
        <Stack gap={3}>
          <div className={styles.head}>
            <RewardArt picture={pictureOf(reward)} />
            <div className={styles.words}>
              <p className={styles.source}>{source}</p>
              <h2 className={styles.title}>{title}</h2>
            </div>
            {!hasOwnButton(standing) && <RewardStatusChip status={shownStatus(reward, now)} />}
          </div>
          <RewardFacts reward={reward} />
          <RewardProgress reward={reward} />
          <RewardSince reward={reward} />
          {expiresAt !== null && (standing === 'claim' || standing === 'join') && <RewardCountdown until={expiresAt} now={now} />}
          <RewardAction reward={reward} now={now} actions={actions} />
          {promotionId !== null && (
            <Link className={styles.terms} to={to(paths.promotions.detail, {}, { id: promotionId })}>
              {t('reward.terms')}
            </Link>
          )}
        </Stack>
      </article>
    </Card>
  );
}
