import { paths, to } from '@parlour/kernel';
import { useImageFiles } from '@parlour/merchant';
import { Image } from '@parlour/ui/image';
import { Link } from 'react-router-dom';
import { coverOf } from '../../rules/coverOf';
import type { RewardStatus } from '../../wire/rewardWire';
import styles from './PromotionCard.module.css';
import { PromotionDates } from './PromotionDates';
import type { Promotion } from './Promotion';
import { RewardStatusChip } from '../../parts/RewardStatusChip';

type PromotionCardProps = { promotion: Promotion; status: RewardStatus | undefined; isFirst: boolean };

/** A promotion in the list; the whole card is a link. */
export function PromotionCard({ promotion, status, isFirst }: PromotionCardProps) {
  const imageFiles = useImageFiles();
  return (
    <Link className={styles.card} to={to(paths.promotions.detail, {}, { id: promotion.id })}>
      <Image {...imageFiles(coverOf(promotion.announcementImages), [720, 1080])} ratio="5/2" load={isFirst ? 'first' : 'near'} />
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
