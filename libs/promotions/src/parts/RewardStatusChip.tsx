import { StatusChip, type StatusTone } from '@parlour/ui/status-chip';
import { useTranslation } from 'react-i18next';
import type { RewardStatus } from '../wire/rewardWire';

const tones: Record<RewardStatus, StatusTone> = {
  JOIN: 'open',
  CLAIM: 'success',
  APPLYING: 'pending',
  CLOSE: 'expired',
  REJECTED: 'rejected',
  ISSUED: 'success',
  CLAIMED: 'success',
  PROCESS: 'checking',
  JOINED: 'checking',
  COMING_SOON: 'pending',
};

/** Shows a reward's status, one of ten (specification 3), never by colour alone. */
export function RewardStatusChip({ status }: { status: RewardStatus }) {
  const { t } = useTranslation('promotions');
  return <StatusChip tone={tones[status]} label={t(`status.${status}`)} />;
}
