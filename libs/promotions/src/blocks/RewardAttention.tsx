import { paths, to } from '@parlour/kernel';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRewardHints } from '../hooks/useRewards';
import { expiringRewards } from '../rules/rewardStanding';

/**
 * Shows claimable rewards that expire within a day, for the member centre. Renders nothing if there are none or if they cannot be
 * loaded.
 */
export function RewardAttention() {
  const { t } = useTranslation('promotions');
  const dates = useDateFormat();
  const { rewards: all = [], now } = useRewardHints();
  const rewards = expiringRewards(all, now);
  const amountText = useAmountText(rewards[0]?.currencySymbol ?? '', 'short');
  if (rewards.length === 0) return null;
  return (
    <ListGroup title={t('menu.rewards')}>
      {rewards.map(({ rewardId, title, amount, expiresAt }) => {
        const until = t('attention.until', { time: dates.zoned(expiresAt) });
        return (
          <ListRow
            key={rewardId}
            as={Link}
            to={to(paths.promotions.rewards, {}, { claim: rewardId })}
            icon="gift"
            title={title}
            text={amount === null ? until : `${amountText(amount)} · ${until}`}
          />
        );
      })}
    </ListGroup>
  );
}
