import { paths, to } from '@parlour/kernel';
import { IconButton } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetSignInQuery } from '../api/rewardsApi';
import { useRewardHints } from '../hooks/useRewards';
import { claimSummary } from '../rules/rewardStanding';

/**
 * Leads to the reward center while something can be claimed there; its badge counts the rewards and today's sign-in gift. Without a gift of
 * today it opens the sheet of all rewards with their conditions, so that a claim takes two taps.
 */
export function GiftButton() {
  const { t } = useTranslation('promotions');
  const { isRewarded, rewards = [], now } = useRewardHints();
  const { data: calendar, isLoading } = useGetSignInQuery(undefined, { skip: !isRewarded });
  const isDayOpen = calendar?.days.some(({ state }) => state === 'open') ?? false;
  const count = claimSummary(rewards, now).rewards.length + Number(isDayOpen);
  // Until the calendar has come, a tap would open the rewards with turnover in place of the free gift of the day.
  if (!isRewarded || isLoading || count === 0) return null;
  const target = to(paths.promotions.rewards, {}, { claim: isDayOpen ? undefined : 'all' });
  return <IconButton as={Link} to={target} icon="gift" tone="dim" label={t('attention.waiting', { count })} badge={count} />;
}
