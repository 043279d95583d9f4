import { paths, to } from '@parlour/kernel';
import { Image, type ImageSource } from '@parlour/ui/image';
import { Link } from 'react-router-dom';
import type { RewardStatus } from '../../wire/rewardWire';
import styles from './PromotionCard.module.css';
import { PromotionDates } from './PromotionDates';
import type { Promotion } from './Promotion';
import { RewardStatusChip } from '../../parts/RewardStatusChip';

type PromotionCardProps = { promotion: Promotion; image: ImageSource; status: RewardStatus | undefined };

/** A promotion in the list; the whole card is a link. */
export function PromotionCard({ promotion, image, status }: PromotionCardProps) {
  return (
    <Link className={styles.card} to={to(paths.promotions.detail, {}, { id: promotion.id })}>
      <Image {...image} ratio="5/2" />
      <span className={styles.text}>
        <span className={styles.title}>{promotion.title}</span>
        <span className={styles.line}>
          <PromotionDates promotion={promotion} />
          {status && <RewardStatusChip status={status} />}
        </span>
      </span>
    </Link>
  );
}
