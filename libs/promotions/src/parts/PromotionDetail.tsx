import { paths } from '@parlour/kernel';
import { useArt, useOpenLink } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Stack } from '@parlour/ui/page';
import { Picture } from '@parlour/ui/picture';
import { RichText } from '@parlour/ui/rich-text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { coverOf } from '../rules/coverOf';
import type { Promotion } from './Promotion';
import { PromotionDates } from './PromotionDates';
import styles from './PromotionDetail.module.css';

type PromotionDetailProps = { promotion: Promotion };

/** Cover, title, dates, the operator's text and a way back (specification 2, "Activity screens"). */
export function PromotionDetail({ promotion }: PromotionDetailProps) {
  const { t } = useTranslation('promotions');
  const cover = coverOf(promotion.announcementImages);
  const art = useArt();
  const openLink = useOpenLink();

  return (
    <Stack gap={4}>
      {cover && (
        <div className={styles.cover}>
          <Picture {...art(cover, [720, 1080])} ratio="5/2" priority />
        </div>
      )}
      <div>
        <h2 className={styles.title}>{promotion.title}</h2>
        <PromotionDates promotion={promotion} />
      </div>
      <RichText html={promotion.content} onLink={openLink} />
      <Button as={Link} to={paths.promotions.list} variant="secondary" block>
        {t('activity.back')}
      </Button>
    </Stack>
  );
}
