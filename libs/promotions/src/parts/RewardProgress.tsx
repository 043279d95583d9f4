import { useAmountText } from '@parlour/merchant';
import { Stack } from '@parlour/ui/page';
import { Progress } from '@parlour/ui/progress';
import { useTranslation } from 'react-i18next';
import { shareOf } from '../rules/shareOf';
import type { Reward } from '../wire/rewardWire';
import styles from './RewardProgress.module.css';

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
