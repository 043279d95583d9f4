import { paths, to } from '@parlour/kernel';
import { useAmountText } from '@parlour/site/format';
import { Icon } from '@parlour/ui/icon';
import { Rail } from '@parlour/ui/rail';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRewardHints } from '../hooks/useRewards';
import { claimSummary } from '../rules/rewardStanding';
import type { Reward } from '../wire/rewardWire';
import styles from './WaitingGifts.module.css';

const MOST = 3;

/**
 * The first rewards that a player can claim, in one row of home; each opens the confirmation of its claim. Renders nothing if there are none or if they
 * cannot be loaded; until that is known, what follows it in a `Stack` is hidden.
 */
export function WaitingGifts() {
  const { t } = useTranslation('promotions');
  const { rewards = [], isLoading, now } = useRewardHints();
  const gifts = claimSummary(rewards, now).rewards;
  if (isLoading) return <div data-loading hidden />;
  if (gifts.length === 0) return null;
  return (
    <Rail label={t('attention.waiting', { count: gifts.length })}>
      {gifts.slice(0, MOST).map((gift) => (
        <Gift key={gift.rewardId} gift={gift} />
      ))}
    </Rail>
  );
}

function Gift({ gift: { rewardId, title, amount, currencySymbol } }: { gift: Reward }) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(currencySymbol, 'short');
  return (
    <Link className={styles.gift} to={to(paths.promotions.rewards, {}, { claim: rewardId })}>
      <Icon name="gift" size="l" />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {amount !== null && <span className={styles.amount}>{amountText(amount)}</span>}
      </span>
      <span className={styles.claim}>{t('attention.claim')}</span>
    </Link>
  );
}
