import { formatMoney } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { useAmountText } from '@parlour/site/format';
import { Card } from '@parlour/ui/card';
import { CopyRow } from '@parlour/ui/facts';
import { Money } from '@parlour/ui/money';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { OrderStatus } from '../../parts/recordParts';
import { awaitsPayment, hasFailed } from '../../rules/orderSteps';
import { creditOf } from '../../rules/quote';
import type { Order } from '../../wire/order';
import styles from './OrderHead.module.css';

/** Shows the amount and status of an order, and the reason if it failed. */
export function OrderHead({ order, now }: { order: Order; now: number }) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const reasonText = useReasonText();
  const amountText = useAmountText(order.currencySymbol);
  const { kind, status } = order;
  const pays = awaitsPayment(order, now);
  // Nothing is credited for a failed order.
  const isOwn = pays || hasFailed(order);
  const label = pays
    ? t('order.payExactly')
    : t(status === 'successful' ? 'order.received' : hasFailed(order) ? 'quote.amount' : 'quote.receive');

  return (
    <Card>
      <div className={styles.head}>
        <p className={styles.label}>{label}</p>
        <Money
          symbol={order.currencySymbol}
          digits={formatMoney(isOwn ? order.amount : creditOf(order), { locale, symbol: order.currencySymbol })}
          tone={status === 'successful' ? 'gold' : 'plain'}
          size="xl"
        />
        {!isOwn && order.bonus && (
          <p className={styles.label}>
            {`${t('balance.cash')} ${amountText(order.receive)} · ${t('balance.bonus')} ${amountText(order.bonus)}`}
          </p>
        )}
        <OrderStatus status={status} />
      </div>
      {hasFailed(order) && (
        <div className={styles.reason}>
          <Notice tone={status === 'rejected' ? 'danger' : 'warn'} title={reasonText(order)}>
            {kind === 'withdrawal' ? t('order.refunded', { amount: amountText(order.amount) }) : t(`order.notCredited.${order.status}`)}
          </Notice>
        </div>
      )}
      <CopyRow label={t('order.number')} value={order.orderNo} copyLabel={t('copy.button')} copiedLabel={t('copy.done')} />
    </Card>
  );
}

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
function useReasonText(): (order: Pick<Order, 'status' | 'reason'>) => string {
  const { t } = useTranslation('wallet');
  return ({ status, reason }) => {
    if (status === 'expired' || status === 'cancelled') return t(`reason.${status}`);
    const own = known.find((code) => code === reason);
    return own ? t(`reason.${own}`) : t('reason.OTHER', { code: reason || '—' });
  };
}
