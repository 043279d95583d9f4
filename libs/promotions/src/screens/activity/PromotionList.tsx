import { useServerNow } from '@parlour/api-client';
import { coverOf, useImageFiles, usePromotionCategories } from '@parlour/content';
import { paths, to } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Chip, ChipRow } from '@parlour/ui/chip';
import { EmptyState } from '@parlour/ui/empty-state';
import { Image, type ImageSource } from '@parlour/ui/image';
import { Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Promotion } from '../../hooks/usePromotions';
import { RewardStatusChip } from '../../parts/RewardFacts';
import { isOfferGone, shownStatus } from '../../rules/shownStatus';
import type { Reward, RewardStatus } from '../../wire/rewardWire';
import { PromotionDates } from './PromotionDates';
import styles from './PromotionList.module.css';

type PromotionListProps = {
  promotions: readonly Promotion[];
  rewards: readonly Reward[];
  category: string | null;
  onCategory: (category?: string) => void;
};

/**
 * Lists all promotions, or those of the category selected in the scrolling menu. Those that have ended for the player come last, as far as that is known
 * when the list appears: a status that comes later moves no card under a finger.
 */
export function PromotionList({ promotions, rewards, category, onCategory }: PromotionListProps) {
  const { t } = useTranslation('promotions');
  const { data: categories = [], isLoading } = usePromotionCategories();
  const now = useServerNow();
  const imageOf = useImageFiles();
  const rewardOf = (id: string) => rewards.find(({ promotionId }) => promotionId === id);
  const statusOf = (id: string) => {
    const reward = rewardOf(id);
    return reward && shownStatus(reward, now);
  };
  const isGone = ({ id }: Promotion) => {
    const reward = rewardOf(id);
    return reward !== undefined && isOfferGone(reward, now);
  };
  const isOver = ({ id }: Promotion) => statusOf(id) === 'CLOSE';
  const offered = promotions.filter((promotion) => !isGone(promotion));
  const [places] = useState(() => [...offered.filter((promotion) => !isOver(promotion)), ...offered.filter(isOver)].map(({ id }) => id));
  const placed = places.flatMap((id) => promotions.find((promotion) => promotion.id === id) ?? []);
  const shown = [...placed, ...offered.filter(({ id }) => !places.includes(id))].filter(
    ({ promoAnnouncementCategoryIds }) => !category || promoAnnouncementCategoryIds.includes(category),
  );

  return (
    <Stack gap={3}>
      {isLoading && <ChipRow />}
      {categories.length > 0 && (
        <ChipRow label={t('activity.categories')}>
          <Chip selected={!category} onClick={() => onCategory()}>
            {t('activity.allCategories')}
          </Chip>
          {categories.map(({ id, title }) => (
            <Chip key={id} selected={category === id} onClick={() => onCategory(id)}>
              {title}
            </Chip>
          ))}
        </ChipRow>
      )}
      {shown.length > 0 && (
        <div className={styles.cards}>
          {shown.map((promotion, index) => (
            <PromotionCard
              key={promotion.id}
              promotion={promotion}
              image={{ ...imageOf(coverOf(promotion.announcementImages), [720, 1080]), load: index === 0 ? 'first' : 'near' }}
              status={statusOf(promotion.id)}
            />
          ))}
        </div>
      )}
      {shown.length === 0 && (
        <EmptyState
          icon="gift"
          title={t('activity.empty')}
          action={
            category && (
              <Button variant="secondary" onClick={() => onCategory()}>
                {t('activity.all')}
              </Button>
            )
          }
        />
      )}
    </Stack>
  );
}

type PromotionCardProps = { promotion: Promotion; image: ImageSource; status: RewardStatus | undefined };

/** A promotion in the list; the whole card is a link. */
function PromotionCard({ promotion, image, status }: PromotionCardProps) {
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
