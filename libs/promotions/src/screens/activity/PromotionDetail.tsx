import { Loading, useCatalogueText, useServerNow } from '@parlour/api-client';
import { coverOf, useImageFiles, useImageOrigins, useOpenLink } from '@parlour/content';
import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Image } from '@parlour/ui/image';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { RichText } from '@parlour/ui/rich-text';
import { SectionTitle } from '@parlour/ui/section';
import { type PropsWithChildren, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useClaims } from '../../hooks/useClaims';
import type { Promotion } from '../../hooks/usePromotions';
import { useRewardActions } from '../../hooks/useRewardActions';
import { ClaimSheets, WhySheet } from '../../parts/ClaimSheets';
import { RewardAction } from '../../parts/RewardAction';
import { RewardCountdown } from '../../parts/RewardCountdown';
import { RewardStatusChip, RewardSince, RewardProgress, RewardFacts } from '../../parts/RewardFacts';
import { hasOwnButton, rewardStanding } from '../../rules/rewardStanding';
import { shownStatus } from '../../rules/shownStatus';
import type { Reward } from '../../wire/rewardWire';
import { PromotionDates } from './PromotionDates';
import styles from './PromotionDetail.module.css';

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

type PromotionStandingProps = PropsWithChildren<{ reward: Reward }>;

/** The summary card of a promotion: short terms, the player's status and the available action. `children` is the balance, which the receipt shows. */
function PromotionStanding({ reward, children }: PromotionStandingProps) {
  const { t } = useTranslation('promotions');
  const now = useServerNow();
  const claims = useClaims();
  const [isWhyOpen, setWhyOpen] = useState(false);
  const { actions, problem } = useRewardActions(claims, () => setWhyOpen(true));
  const standing = rewardStanding(reward, now);

  return (
    <Card tone="accent">
      <Stack>
        <SectionTitle
          title={t('detail.summary')}
          actions={!hasOwnButton(standing) && <RewardStatusChip status={shownStatus(reward, now)} />}
        />
        <RewardFacts reward={reward} />
        <RewardProgress reward={reward} />
        <RewardSince reward={reward} />
        {reward.expiresAt !== null && (standing === 'claim' || standing === 'join') && (
          <RewardCountdown until={reward.expiresAt} now={now} />
        )}
        {claims.isUnknown && (
          <Notice tone="warn" title={t('claim.checking')}>
            {t('claim.checkingText')}
          </Notice>
        )}
        {(claims.problem ?? problem) && <Notice tone="danger">{claims.problem ?? problem}</Notice>}
        <RewardAction reward={reward} now={now} actions={actions} />
      </Stack>
      <ClaimSheets claims={claims}>{children}</ClaimSheets>
      {isWhyOpen && <WhySheet reward={reward} onClose={() => setWhyOpen(false)} />}
    </Card>
  );
}
