import { useAmountText } from '@parlour/merchant';
import { Facts } from '@parlour/ui/facts';
import { useTranslation } from 'react-i18next';
import type { Reward } from '../wire/rewardWire';

type RewardFactsProps = { reward: Reward };

/** Lists the conditions of a reward: the required turnover, and the games that count. */
export function RewardFacts({ reward }: RewardFactsProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(reward.currencySymbol, 'short');
  const { amount, isUpTo, turnoverTimes, games, isUpTo: isOpenAmount } = reward;
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
                value: t(isOpenAmount ? 'reward.times' : 'reward.timesOfAmount', { times: Number(turnoverTimes) }),
              },
            ]),
        { label: t('reward.games'), value: games.length > 0 ? games.join(' · ') : t('reward.allGames') },
      ]}
    />
  );
}
