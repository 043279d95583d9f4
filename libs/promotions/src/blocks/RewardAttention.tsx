import { serverNow } from '@parlour/api-client';
import { paths, to, toGatewayLanguage } from '@parlour/kernel';
import { useAmountText, useDateFormat, useLocale } from '@parlour/merchant';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetRewardsQuery } from '../api/rewardsApi';
import { useIsRewarded } from '../hooks/useIsRewarded';
import { expiringRewards } from '../rules/expiringRewards';

/**
 * Shows claimable rewards that expire within a day, for the member centre. Renders nothing if there are none or if they cannot be
 * loaded.
 */
export function RewardAttention() {
  const { t } = useTranslation('promotions');
  const language = toGatewayLanguage(useLocale());
  const isRewarded = useIsRewarded();
  const dates = useDateFormat();
  const [now] = useState(serverNow);
  const { data } = useGetRewardsQuery({ language }, { skip: !isRewarded });
  const rewards = expiringRewards(data ?? [], now);
  const amountText = useAmountText(rewards[0]?.currencySymbol ?? '', 'short');
  if (!isRewarded || rewards.length === 0) return null;
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
