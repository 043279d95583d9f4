import { addMoney, compareMoney } from '@parlour/kernel';
import { serverNow } from '@parlour/api-client';
import { useAmountText } from '@parlour/merchant';
import { Facts } from '@parlour/ui/facts';
import { Progress } from '@parlour/ui/progress';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../../wire/bet';
import { SubOrderRow } from './SubOrderRow';
import styles from './LotteryDetail.module.css';

/** Shows a lottery bet, the progress of its chase, and each draw, which can be cancelled while it is open. */
export function LotteryDetail({ lottery, symbol }: { lottery: NonNullable<Bet['lottery']>; symbol: string }) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(symbol);
  const { playTypeName, numbers, unit, multiplier, rebate, subOrders } = lottery;
  const total = subOrders.length;
  const done = subOrders.filter(({ status }) => status !== 'open').length;
  const won = subOrders.reduce((sum, { payout }) => addMoney(sum, payout), '0');
  const progress = t('lottery.progress', { done, total });
  const now = serverNow();

  return (
    <div className={styles.detail}>
      <Facts
        rows={[
          { label: t('lottery.play'), value: playTypeName },
          {
            label: t('lottery.numbers'),
            value: numbers
              .map((row) => row.join(' '))
              .filter(Boolean)
              .join(' | '),
          },
          { label: t('lottery.unit'), value: amountText(unit) },
          { label: t('lottery.multiplier'), value: t('lottery.times', { count: multiplier }) },
          ...(compareMoney(rebate, '0') > 0 ? [{ label: t('lottery.rebate'), value: t('lottery.percent', { value: rebate }) }] : []),
        ]}
      />
      {total > 1 && (
        <div className={styles.progress}>
          <p>{progress}</p>
          <Progress value={done / total} label={progress} />
          {compareMoney(won, '0') > 0 && <p>{t('lottery.won', { amount: amountText(won) })}</p>}
        </div>
      )}
      <SectionTitle title={t('lottery.draws')} />
      <ul className={styles.draws}>
        {subOrders.map((subOrder) => (
          <SubOrderRow key={subOrder.subOrderId} subOrder={subOrder} symbol={symbol} now={now} />
        ))}
      </ul>
    </div>
  );
}
