import { serverNow, isAppError, isOutcomeUnknown, useErrorText } from '@parlour/api-client';
import { toastRequested } from '@parlour/kernel';
import { addMoney, compareMoney } from '@parlour/kernel/money';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { ConfirmDialog } from '@parlour/ui/dialog';
import { Facts } from '@parlour/ui/facts';
import { Notice } from '@parlour/ui/notice';
import { Progress } from '@parlour/ui/progress';
import { SectionTitle } from '@parlour/ui/section';
import { StatusChip, type StatusTone } from '@parlour/ui/status-chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useCancelBetSubOrderMutation } from '../../api/recordsApi';
import type { Bet } from '../../wire/records';
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

type SubOrder = NonNullable<Bet['lottery']>['subOrders'][number];

const tones: Record<SubOrder['status'], StatusTone> = {
  open: 'pending',
  won: 'success',
  lost: 'expired',
  cancelled: 'expired',
  stopped: 'expired',
};

/**
 * The stake in one draw. Cancelling asks for confirmation. If its reply is lost, the refetched record shows the outcome, and
 * nothing is sent again.
 */
function SubOrderRow({ subOrder, symbol, now }: { subOrder: SubOrder; symbol: string; now: number }) {
  const { t } = useTranslation('wallet');
  const dispatch = useDispatch();
  const dates = useDateFormat();
  const errorText = useErrorText();
  const amountText = useAmountText(symbol);
  const [isAsking, setAsking] = useState(false);
  const [cancel, { isLoading, error }] = useCancelBetSubOrderMutation();
  const { subOrderId, drawNo, multiplier, stake, payout, status, closesAt, drawsAt, result } = subOrder;
  const isOpen = status === 'open' && (closesAt ?? drawsAt) > now;
  const isLost = error !== undefined && isAppError(error) && isOutcomeUnknown(error);

  async function handleCancel() {
    const { data } = await cancel({ subOrderId });
    setAsking(false);
    if (data?.status === 'cancelled') dispatch(toastRequested({ level: 'success', text: t('lottery.cancel.done', { no: drawNo }) }));
  }

  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <strong>{t('lottery.draw', { no: drawNo })}</strong>
        <StatusChip tone={tones[status]} label={t(`lottery.status.${status}`)} />
      </div>
      <p className={styles.text}>
        {[
          t('bet.staked', { amount: amountText(stake) }),
          t('lottery.times', { count: multiplier }),
          status === 'open' && t('lottery.drawsAt', { time: dates.full(drawsAt) }),
          compareMoney(payout, '0') > 0 && t('lottery.paid', { amount: amountText(payout) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {result && <p className={styles.text}>{t('lottery.result', { numbers: result.join(' ') })}</p>}
      {error !== undefined && status === 'open' && (
        <Notice tone={isLost ? 'warn' : 'danger'}>{isLost ? t('lottery.cancel.unknown') : errorText(error)}</Notice>
      )}
      {isOpen && (
        <Button variant="secondary" size="s" aria-label={t('lottery.cancel.of', { no: drawNo })} onClick={() => setAsking(true)}>
          {t('lottery.cancel.button')}
        </Button>
      )}
      {status === 'open' && !isOpen && <p className={styles.text}>{t('lottery.closed')}</p>}
      <ConfirmDialog
        open={isAsking}
        title={t('lottery.cancel.title')}
        text={t('lottery.cancel.text', { amount: amountText(stake), no: drawNo })}
        confirmLabel={t('lottery.cancel.confirm')}
        cancelLabel={t('lottery.cancel.keep')}
        busy={isLoading}
        tone="danger"
        onConfirm={() => void handleCancel()}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}
