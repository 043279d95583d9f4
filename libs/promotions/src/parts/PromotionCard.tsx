import { paths, to } from '@parlour/kernel';
import { useArt } from '@parlour/merchant';
import { Picture } from '@parlour/ui/picture';
import { Link } from 'react-router-dom';
import { coverOf } from '../rules/coverOf';
import styles from './PromotionCard.module.css';
import { PromotionDates } from './PromotionDates';
import type { Promotion } from './Promotion';

type PromotionCardProps = { promotion: Promotion; isFirst: boolean };

/** A promotion in the list; the whole card opens it. */
export function PromotionCard({ promotion, isFirst }: PromotionCardProps) {
  const art = useArt();
  return (
    <Link className={styles.card} to={to(paths.promotions.detail, {}, { id: promotion.id })}>
      <Picture {...art(coverOf(promotion.announcementImages), [720, 1080])} ratio="5/2" priority={isFirst} />
      <span className={styles.text}>
        <span className={styles.title}>{promotion.title}</span>
        <PromotionDates promotion={promotion} />
      </span>
    </Link>
  );
}
