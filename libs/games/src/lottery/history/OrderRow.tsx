import { Button } from '@parlour/ui/button';
import { StatusChip, type StatusTone } from '@parlour/ui/status-chip';
import { useTranslation } from 'react-i18next';
import type { SubOrder } from '../api/lotteryApi';
import styles from './OrderRow.module.css';

export type OrderRowProps = { order: SubOrder; amount: (money: string) => string; now: number; onCancel: () => void };

const tones: Record<SubOrder['status'], StatusTone> = {
  open: 'pending',
  won: 'success',
  lost: 'rejected',
  cancelled: 'expired',
  stopped: 'expired',
};

/** A bet in one draw, with its status, and a cancel button while the draw takes bets. */
export function OrderRow({ order, amount, now, onCancel }: OrderRowProps) {
  const { t } = useTranslation('games');
  const { gameName, status, playTypeName, picks, drawNo, bets, stake, result, payout, closesAt } = order;
  return (
    <li className={styles.order}>
      <div className={styles.line}>
        <strong className={styles.name}>{gameName}</strong>
        <StatusChip tone={tones[status]} label={t(`lottery.status.${status}`)} />
      </div>
      <p className={styles.note}>
        {playTypeName} · {picks.map((row) => row.join(' ') || '–').join(' | ')}
      </p>
      <p className={styles.note}>
        {t('lottery.drawNo', { no: drawNo })} · {t('lottery.betsAmount', { count: bets, amount: amount(stake) })}
      </p>
      {result && <p className={styles.note}>{t('lottery.lastResult', { numbers: result.join(', ') })}</p>}
      {Number(payout) > 0 && <p className={styles.paid}>{t('lottery.paid', { amount: amount(payout) })}</p>}
      {status === 'open' && now < closesAt && (
        <Button size="s" variant="secondary" onClick={onCancel} aria-label={t('lottery.cancel.of', { no: drawNo, name: playTypeName })}>
          {t('lottery.cancel.button')}
        </Button>
      )}
    </li>
  );
}
