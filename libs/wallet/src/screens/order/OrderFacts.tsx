import { useAmountText, useDateFormat } from '@parlour/merchant';
import { Card } from '@parlour/ui/card';
import { Facts } from '@parlour/ui/facts';
import { useTranslation } from 'react-i18next';
import { hasFailed } from '../../rules/orderSteps';
import type { Order } from '../../wire/order';

/** Lists the details of an order. The fee and the net amount are shown only if there is a fee. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const amountText = useAmountText(order.currencySymbol);
  // An order that has failed took no fee and brings nothing.
  const isAlive = !hasFailed(order);
  const hasFee = isAlive && Number(order.fee) !== 0;
  const rows = [
    {
      label: order.kind === 'deposit' ? t('order.by') : t('order.to'),
      value: [order.methodName, order.channelName, order.account].filter(Boolean).join(' '),
    },
    { label: t('order.created'), value: dates.zoned(order.createdAt) },
    { label: t('quote.amount'), value: hasFee && amountText(order.amount) },
    { label: t('quote.fee'), value: hasFee && amountText(order.fee) },
    { label: t('quote.receive'), value: hasFee && amountText(order.receive) },
    { label: t('quote.bonus'), value: isAlive && order.bonus && amountText(order.bonus) },
    { label: t('quote.turnover'), value: isAlive && order.turnover && amountText(order.turnover) },
    { label: t('quote.bonusTurnover'), value: isAlive && order.bonusTurnover && amountText(order.bonusTurnover) },
  ];
  return (
    <Card tone="outline">
      <Facts rows={rows.filter(({ value }) => value)} />
    </Card>
  );
}
