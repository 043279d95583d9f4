import { StatusChip, type StatusTone } from '@parlour/ui/status-chip';
import { useTranslation } from 'react-i18next';
import type { Order } from '../wire/order';

const tones: Record<Order['status'], StatusTone> = {
  pending: 'pending',
  successful: 'success',
  rejected: 'rejected',
  expired: 'expired',
  cancelled: 'expired',
  checking: 'checking',
};

/**
 * Shows the order status as a word and a colour: Pending amber, Successful green, Rejected red, Expired and Cancelled grey, Checking blue
 * (product decision 3).
 */
export function OrderStatus({ status }: { status: Order['status'] }) {
  const { t } = useTranslation('wallet');
  return <StatusChip tone={tones[status]} label={t(`status.${status}`)} />;
}
