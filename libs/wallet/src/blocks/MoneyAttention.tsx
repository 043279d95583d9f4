import { serverNow } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { useRole } from '@parlour/session';
import { presetRange } from '@parlour/ui/date-range';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetOrdersInfiniteQuery } from '../api/ordersApi';
import { orderPath } from '../parts/orderPath';
import { useAmountText } from '../parts/useAmountText';
import { useCurrencySymbol } from '../parts/useCurrencySymbol';
import { usePendingIntent } from '../parts/usePendingIntent';
import { awaitsPayment, isFinal } from '../rules/orderSteps';

const MOST = 3;

/** Money that waits for the player or is under way, for the member centre: nothing when there is none, or when it cannot be known. */
export function MoneyAttention() {
  const { t } = useTranslation('wallet');
  const { isRealMember } = useRole();
  const amountText = useAmountText(useCurrencySymbol());
  const [now] = useState(serverNow);
  const { from, to } = presetRange('7d', now);
  const { data } = useGetOrdersInfiniteQuery({ from, to }, { skip: !isRealMember, refetchOnMountOrArgChange: true });
  const intents = [usePendingIntent('deposit'), usePendingIntent('withdrawal')].filter((intent) => intent !== undefined);
  const orders = (data?.pages[0]?.content ?? []).filter((order) => !isFinal(order)).slice(0, MOST);

  if (orders.length === 0 && intents.length === 0) return null;
  return (
    <ListGroup title={t('attention.title')}>
      {intents.map(({ key, kind, input }) => (
        <ListRow
          key={key}
          as={Link}
          to={kind === 'deposit' ? paths.wallet.deposit : paths.wallet.withdraw}
          icon="hourglass"
          title={t(`attention.${kind}`, { amount: amountText(input.amount) })}
          text={t('attention.checking')}
        />
      ))}
      {orders.map((order) => {
        const isUnpaid = awaitsPayment(order, now);
        const amount = amountText(order.amount);
        return (
          <ListRow
            key={order.orderNo}
            as={Link}
            to={orderPath(order)}
            icon={isUnpaid ? 'alert' : 'clock'}
            title={isUnpaid ? t('attention.unpaid', { amount }) : t(`attention.${order.kind}`, { amount })}
            text={`${isUnpaid ? t('attention.unpaidText') : t('attention.pendingText')} · ${order.methodName}`}
          />
        );
      })}
    </ListGroup>
  );
}
