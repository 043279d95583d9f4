import { usePageZone } from '@parlour/site/format';
import { useTranslation } from 'react-i18next';
import { promotionPeriod } from '../../rules/promotionPeriod';
import type { Promotion } from '../../hooks/usePromotions';
import styles from './PromotionDates.module.css';

type PromotionDatesProps = { promotion: Promotion };

/** Shows the start and end of a promotion, or "Long term". */
export function PromotionDates({ promotion }: PromotionDatesProps) {
  const { t } = useTranslation('promotions');
  const { isLongTerm, from, until } = promotionPeriod(promotion, usePageZone());
  if (isLongTerm) return <span className={styles.dates}>{t('activity.longTerm')}</span>;
  if (!from && !until) return null;
  return <span className={styles.dates}>{[from, until].filter(Boolean).join(' – ')}</span>;
}
