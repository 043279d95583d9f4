import { serverNow, useServerToday } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { useAmountText } from '@parlour/site/format';
import { usePendingIntent } from '@parlour/submission';
import { presetRange } from '@parlour/ui/date-range';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { orderPath, useGetOrdersInfiniteQuery } from '../api/ordersApi';
import { useCurrencySymbol } from '../api/walletsApi';
import { usePlayer } from '../moneyDraft';
import { awaitsPayment, isFinal } from '../rules/orderSteps';
import { depositSubmission, withdrawalSubmission } from '../orderSubmission';

const MOST = 3;

/**
 * Shows open orders and pending submissions in the member centre. Renders nothing if there are none or if they cannot be loaded.
 */
export function MoneyAttention() {
  const { t } = useTranslation('wallet');
  const { isRealMember } = useRole();
  const amountText = useAmountText(useCurrencySymbol());
  const { from, to } = presetRange('7d', useServerToday());
  const { data } = useGetOrdersInfiniteQuery({ from, to }, { skip: !isRealMember, refetchOnMountOrArgChange: true });
  const player = usePlayer();
  const deposit = usePendingIntent(depositSubmission, player);
  const withdrawal = usePendingIntent(withdrawalSubmission, player);
  const orders = (data?.pages[0]?.content ?? []).filter((order) => !isFinal(order)).slice(0, MOST);

  if (orders.length === 0 && !deposit && !withdrawal) return null;
  return (
    <ListGroup title={t('attention.title')}>
      {deposit && (
        <ListRow
          as={Link}
          to={paths.wallet.deposit}
          icon="hourglass"
          title={t('attention.deposit', { amount: amountText(deposit.content.input.amount) })}
          text={t('attention.checking')}
        />
      )}
      {withdrawal && (
        <ListRow
          as={Link}
          to={paths.wallet.withdraw}
          icon="hourglass"
          title={t('attention.withdrawal', { amount: amountText(withdrawal.content.input.amount) })}
          text={t('attention.checking')}
        />
      )}
      {orders.map((order) => {
        const isUnpaid = awaitsPayment(order, serverNow());
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
