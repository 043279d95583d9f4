import { useTranslation } from 'react-i18next';
import type { Order } from '../../wire/order';

const known = [
  'ACCOUNT_INVALID',
  'AMOUNT_MISMATCH',
  'NAME_MISMATCH',
  'PAYMENT_NOT_FOUND',
  'PROVIDER_DECLINED',
  'RISK_REVIEW',
  'TURNOVER_OPEN',
] as const;

/** Returns the reason for a failed order as text. A reason without a translation is shown as its code. */
export function useReasonText(): (order: Pick<Order, 'status' | 'reason'>) => string {
  const { t } = useTranslation('wallet');
  return ({ status, reason }) => {
    if (status === 'expired' || status === 'cancelled') return t(`reason.${status}`);
    const own = known.find((code) => code === reason);
    return own ? t(`reason.${own}`) : t('reason.OTHER', { code: reason || '—' });
  };
}
