import { Card } from '@parlour/ui/card';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClaimDesk } from '../hooks/useClaimDesk';
import { useRewardActions } from '../hooks/useRewardActions';
import { useServerNow } from '../hooks/useServerNow';
import { rewardStanding } from '../rules/rewardStanding';
import { shownStatus } from '../rules/shownStatus';
import type { Reward } from '../wire/rewardWire';
import { Countdown } from './Countdown';
import { ReceiptSheet } from './ReceiptSheet';
import { RewardAction } from './RewardAction';
import { RewardFacts } from './RewardFacts';
import { RewardProgress } from './RewardProgress';
import { RewardSince } from './RewardSince';
import { RewardStatusChip } from './RewardStatusChip';
import { WhySheet } from './WhySheet';

type PromotionStandingProps = { reward: Reward };

/** The summary card of a promotion: its terms in short, how the player stands to it, and what can be done. */
export function PromotionStanding({ reward }: PromotionStandingProps) {
  const { t } = useTranslation('promotions');
  const now = useServerNow();
  const desk = useClaimDesk();
  const [isWhyOpen, setWhyOpen] = useState(false);
  const { actions, problem } = useRewardActions(desk, () => setWhyOpen(true));
  const standing = rewardStanding(reward, now);

  return (
    <Card tone="accent">
      <Stack>
        <SectionTitle title={t('detail.summary')} actions={<RewardStatusChip status={shownStatus(reward, now)} />} />
        <RewardFacts reward={reward} />
        <RewardProgress reward={reward} />
        <RewardSince reward={reward} />
        {reward.expiresAt !== null && (standing === 'claim' || standing === 'join') && <Countdown until={reward.expiresAt} now={now} />}
        {desk.isUnknown && (
          <Notice tone="warn" title={t('claim.checking')}>
            {t('claim.checkingText')}
          </Notice>
        )}
        {(desk.problem ?? problem) && <Notice tone="danger">{desk.problem ?? problem}</Notice>}
        <RewardAction reward={reward} now={now} actions={actions} />
      </Stack>
      {desk.receipts && <ReceiptSheet receipts={desk.receipts} onClose={desk.close} />}
      {isWhyOpen && <WhySheet reward={reward} onClose={() => setWhyOpen(false)} />}
    </Card>
  );
}
