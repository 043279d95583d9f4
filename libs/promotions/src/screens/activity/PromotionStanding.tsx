import { useServerNow } from '@parlour/api-client';
import { Card } from '@parlour/ui/card';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { type PropsWithChildren, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClaims } from '../../hooks/useClaims';
import { useRewardActions } from '../../hooks/useRewardActions';
import { rewardStanding } from '../../rules/rewardStanding';
import { shownStatus } from '../../rules/shownStatus';
import type { Reward } from '../../wire/rewardWire';
import { RewardCountdown } from '../../parts/RewardCountdown';
import { ClaimSheets } from '../../parts/ClaimSheets';
import { RewardAction } from '../../parts/RewardAction';
import { RewardFacts } from '../../parts/RewardFacts';
import { RewardProgress } from '../../parts/RewardProgress';
import { RewardSince } from '../../parts/RewardSince';
import { RewardStatusChip } from '../../parts/RewardStatusChip';
import { WhySheet } from '../../parts/WhySheet';

type PromotionStandingProps = PropsWithChildren<{ reward: Reward }>;

/** The summary card of a promotion: short terms, the player's status and the available action. `children` is the balance, which the receipt shows. */
export function PromotionStanding({ reward, children }: PromotionStandingProps) {
  const { t } = useTranslation('promotions');
  const now = useServerNow();
  const claims = useClaims();
  const [isWhyOpen, setWhyOpen] = useState(false);
  const { actions, problem } = useRewardActions(claims, () => setWhyOpen(true));
  const standing = rewardStanding(reward, now);

  return (
    <Card tone="accent">
      <Stack>
        <SectionTitle title={t('detail.summary')} actions={<RewardStatusChip status={shownStatus(reward, now)} />} />
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
