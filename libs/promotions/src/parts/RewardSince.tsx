import { useAmountText, useDateFormat } from '@parlour/merchant';
import { useTranslation } from 'react-i18next';
import type { Reward } from '../wire/rewardWire';
import styles from './RewardStanding.module.css';

type RewardSinceProps = { reward: Reward };

/** Shows when a reward reached its status. Statuses that call for an action show nothing. */
export function RewardSince({ reward: { status, since, amount, currencySymbol } }: RewardSinceProps) {
  const { t } = useTranslation('promotions');
  const dates = useDateFormat();
  const amountText = useAmountText(currencySymbol, 'short');
  if (status === 'ISSUED' && amount !== null) return <p className={styles.text}>{t('since.ISSUED', { amount: amountText(amount) })}</p>;
  if (since === null || (status !== 'APPLYING' && status !== 'CLAIMED' && status !== 'JOINED' && status !== 'PROCESS')) return null;
  return <p className={styles.text}>{t(`since.${status}`, { date: dates.full(since) })}</p>;
}
