import { paths, to } from '@parlour/kernel';
import { useDateFormat } from '@parlour/merchant';
import { remembersAccount, useRole } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Standing } from '../rules/rewardStanding';
import type { Reward } from '../wire/rewardWire';
import type { RewardActions } from './RewardActions';

type RewardOfferProps = { standing: Extract<Standing, 'join' | 'deposit' | 'remind'>; reward: Reward; actions: RewardActions };

/** Shows the button to join a promotion, to join by a deposit, or to set a reminder. */
export function RewardOffer({ standing, reward: { rewardId, promotionId, opensAt }, actions }: RewardOfferProps) {
  const { t } = useTranslation('promotions');
  const dates = useDateFormat();
  const { isVisitor } = useRole();
  const isNew = isVisitor && !remembersAccount();

  if (standing === 'join') {
    return (
      <Button block busy={actions.joining === rewardId} onClick={() => actions.onJoin(rewardId)}>
        {t('status.JOIN')}
      </Button>
    );
  }
  if (standing === 'deposit') {
    return (
      <Button
        block
        as={Link}
        // The sign-up names the promotion and leads to its deposit. The guard of the deposit would open the login.
        to={to(isNew ? paths.session.register : paths.wallet.deposit, {}, { promotion: promotionId ?? rewardId })}
      >
        {t('reward.joinByDeposit')}
      </Button>
    );
  }
  const isSet = actions.reminders.includes(rewardId);
  return (
    <>
      {opensAt !== null && <p>{t('reward.opens', { date: dates.zoned(opensAt) })}</p>}
      <Button block variant="secondary" icon={isSet ? 'check' : 'bell'} aria-pressed={isSet} onClick={() => actions.onRemind(rewardId)}>
        {t(isSet ? 'reward.reminded' : 'reward.remind')}
      </Button>
    </>
  );
}
