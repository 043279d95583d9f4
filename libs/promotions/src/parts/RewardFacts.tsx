import { useAmountText, useDateFormat } from '@parlour/site/format';
import { Facts } from '@parlour/ui/facts';
import { Stack } from '@parlour/ui/page';
import { Progress } from '@parlour/ui/progress';
import { StatusChip, type StatusTone } from '@parlour/ui/status-chip';
import { useTranslation } from 'react-i18next';
import { shareOf } from '../rules/shareOf';
import type { Reward, RewardStatus } from '../wire/rewardWire';
import styles from './RewardFacts.module.css';

type RewardFactsProps = { reward: Reward };

/** Lists the conditions of a reward: the required turnover, and the games that count. */
export function RewardFacts({ reward }: RewardFactsProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(reward.currencySymbol, 'short');
  const { amount, isUpTo, turnoverTimes, turnoverBase, games } = reward;
  return (
    <Facts
      rows={[
        ...(amount === null
          ? []
          : [{ label: t('reward.amount'), value: isUpTo ? t('reward.upTo', { amount: amountText(amount) }) : amountText(amount) }]),
        ...(turnoverTimes === null
          ? []
          : [
              {
                label: t('reward.turnover'),
                value: t(`reward.timesOf.${turnoverBase}`, { times: Number(turnoverTimes) }),
              },
            ]),
        { label: t('reward.games'), value: games.length > 0 ? games.join(' · ') : t('reward.allGames') },
      ]}
    />
  );
}

type RewardProgressProps = { reward: Reward };

/** Shows the progress of a reward as neutral information, without urging the player on. */
export function RewardProgress({ reward: { progress, title, currencySymbol } }: RewardProgressProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(currencySymbol, 'short');
  if (!progress) return null;
  const { done, target, unit } = progress;
  const share = shareOf(done, target);
  const write = unit === 'money' ? amountText : (count: string) => String(Math.floor(Number(count)));
  return (
    <Stack gap={1}>
      <Progress value={share} label={title} />
      <p className={styles.line}>
        <span>{t('reward.progress', { done: write(done), target: write(target) })}</span>
        <span>{Math.floor(share * 100)}%</span>
      </p>
    </Stack>
  );
}

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

const tones: Record<RewardStatus, StatusTone> = {
  JOIN: 'open',
  CLAIM: 'success',
  APPLYING: 'pending',
  CLOSE: 'expired',
  REJECTED: 'rejected',
  ISSUED: 'success',
  CLAIMED: 'success',
  PROCESS: 'checking',
  JOINED: 'checking',
  COMING_SOON: 'pending',
};

/** Shows a reward's status, one of ten (specification 3), never by colour alone. */
export function RewardStatusChip({ status }: { status: RewardStatus }) {
  const { t } = useTranslation('promotions');
  return <StatusChip tone={tones[status]} label={t(`status.${status}`)} />;
}
