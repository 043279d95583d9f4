import { paths, to } from '@parlour/kernel';
import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pictureOf } from '../../rules/pictureOf';
import { rewardStanding } from '../../rules/rewardStanding';
import { shownStatus } from '../../rules/shownStatus';
import type { Reward } from '../../wire/rewardWire';
import { RewardCountdown } from '../../parts/RewardCountdown';
import { RewardAction } from '../../parts/RewardAction';
import type { RewardActions } from '../../parts/RewardActions';
import styles from './RewardCard.module.css';
import { RewardArt } from '../../parts/reward-art/RewardArt';
import { RewardFacts } from '../../parts/RewardFacts';
import { RewardProgress } from '../../parts/RewardProgress';
import { RewardSince } from '../../parts/RewardSince';
import { RewardStatusChip } from '../../parts/RewardStatusChip';

type RewardCardProps = { reward: Reward; now: number; actions: RewardActions };

/** A card for one reward: title, status, deadline and action. */
export function RewardCard({ reward, now, actions }: RewardCardProps) {
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
            <RewardStatusChip status={shownStatus(reward, now)} />
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
