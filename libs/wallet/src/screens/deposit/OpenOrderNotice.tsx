import { serverNow, useServerToday } from '@parlour/api-client';
import { useAmountText } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { presetRange } from '@parlour/ui/date-range';
import { Notice } from '@parlour/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetOrdersInfiniteQuery } from '../../api/ordersApi';
import { awaitsPayment } from '../../rules/orderSteps';
import { orderPath } from '../../rules/orderPath';
import styles from './OpenOrderNotice.module.css';

/**
 * Shows "You have an unpaid order" with the choice to continue it or start a new one (product decision 4.6). In a `Stack`, the form below it
 * appears together with it, because the notice would push it down.
 */
export function OpenOrderNotice() {
  const { t } = useTranslation('wallet');
  const { from, to } = presetRange('7d', useServerToday());
  const { data, isLoading } = useGetOrdersInfiniteQuery(
    { from, to, kind: 'deposit', status: 'pending' },
    { refetchOnMountOrArgChange: true },
  );
  const [isPutAside, setPutAside] = useState(false);
  const order = data?.pages[0]?.content.find((candidate) => awaitsPayment(candidate, serverNow()));
  const amountText = useAmountText(order?.currencySymbol ?? '');

  if (isLoading) return <div data-loading hidden />;
  if (!order || isPutAside) return null;
  return (
    <Notice
      tone="warn"
      title={t('openOrder.title')}
      action={
        <div className={styles.ways}>
          <Button as={Link} to={orderPath(order)} size="s">
            {t('openOrder.continue')}
          </Button>
          <Button variant="ghost" size="s" onClick={() => setPutAside(true)}>
            {t('openOrder.startNew')}
          </Button>
        </div>
      }
    >
      {t('openOrder.text', { amount: amountText(order.amount), method: order.methodName, orderNo: order.orderNo })}
    </Notice>
  );
}
