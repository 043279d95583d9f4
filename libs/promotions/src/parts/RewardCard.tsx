import { paths, to } from '@parlour/kernel';
import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { rewardStanding } from '../rules/rewardStanding';
import { shownStatus } from '../rules/shownStatus';
import type { Reward } from '../wire/rewardWire';
import { Countdown } from './Countdown';
import { RewardAction } from './RewardAction';
import type { RewardActions } from './RewardActions';
import styles from './RewardCard.module.css';
import { RewardFacts } from './RewardFacts';
import { RewardProgress } from './RewardProgress';
import { RewardSince } from './RewardSince';
import { RewardStatusChip } from './RewardStatusChip';

type RewardCardProps = { reward: Reward; now: number; actions: RewardActions };

/** One reward: what it is, how it stands, until when, and what can be done. */
export function RewardCard({ reward, now, actions }: RewardCardProps) {
  const { t } = useTranslation('promotions');
  const { title, source, expiresAt, promotionId } = reward;
  const standing = rewardStanding(reward, now);
  return (
    <Card>
      <article aria-label={title}>
        <Stack gap={3}>
          <div className={styles.head}>
            <div>
              <p className={styles.source}>{source}</p>
              <h2 className={styles.title}>{title}</h2>
            </div>
            <RewardStatusChip status={shownStatus(reward, now)} />
          </div>
          <RewardFacts reward={reward} />
          <RewardProgress reward={reward} />
          <RewardSince reward={reward} />
          {expiresAt !== null && (standing === 'claim' || standing === 'join') && <Countdown until={expiresAt} now={now} />}
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
