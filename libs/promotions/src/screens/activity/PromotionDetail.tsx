import { Loading, useCatalogueText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { coverOf, useImageFiles, useImageOrigins, useOpenLink } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Image } from '@parlour/ui/image';
import { RichText } from '@parlour/ui/rich-text';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Reward } from '../../wire/rewardWire';
import type { Promotion } from './Promotion';
import { PromotionDates } from './PromotionDates';
import styles from './PromotionDetail.module.css';
import { PromotionStanding } from './PromotionStanding';

type PromotionDetailProps = PropsWithChildren<{
  promotion: Promotion;
  /** The player's reward for this promotion; undefined if there is nothing to join or claim. */
  reward: Reward | undefined;
  isRewardLoading: boolean;
  /** True if the promotion was removed from the list while it was open. */
  isGone: boolean;
}>;

/**
 * Shows a promotion: cover, title, dates, summary, the operator's text and a back link (specification 2, "Activity screens"). `children` is the
 * balance, which the receipt of a claim shows.
 */
export function PromotionDetail({ promotion, reward, isRewardLoading, isGone, children }: PromotionDetailProps) {
  const { t } = useTranslation('promotions');
  const cover = coverOf(promotion.announcementImages);
  const imageFiles = useImageFiles();
  const openLink = useOpenLink();
  const imageOrigins = useImageOrigins();
  const catalogueText = useCatalogueText();

  return (
    <Stack gap={4}>
      {cover && (
        <div className={styles.cover}>
          <Image {...imageFiles(cover, [720, 1080])} ratio="5/2" load="first" />
        </div>
      )}
      <div>
        <h2 className={styles.title}>{promotion.title}</h2>
        <PromotionDates promotion={promotion} />
      </div>
      {isGone && <Notice tone="warn">{t('activity.ended')}</Notice>}
      {isRewardLoading && <Loading cards={1} />}
      {reward && !isGone && <PromotionStanding reward={reward}>{children}</PromotionStanding>}
      <RichText
        html={promotion.content}
        onLink={openLink}
        imageOrigins={imageOrigins}
        cutLabel={catalogueText('textCut')}
        after={
          <Button as={Link} to={paths.promotions.list} variant="secondary" block>
            {t('activity.back')}
          </Button>
        }
      />
    </Stack>
  );
}
