import { paths, to } from '@parlour/kernel';
import { remembersAccount, useRole } from '@parlour/player';
import { useOffers } from '@parlour/site';
import { useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayPromote } from '../hooks/useMayPromote';
import type { RewardActions } from '../hooks/useRewardActions';
import { rewardStanding, type Standing } from '../rules/rewardStanding';
import type { Reward } from '../wire/rewardWire';

type RewardActionProps = { reward: Reward; now: number; actions: RewardActions };

/** Shows the action that a reward's status allows (product 4.11, status map). */
export function RewardAction({ reward, now, actions }: RewardActionProps) {
  const { t } = useTranslation('promotions');
  const mayPromote = useMayPromote();
  const [canClaim, canJoin, hasRecords] = [useOffers('claimRewards'), useOffers('joinPromotion'), useOffers('getMoneyRecords')];
  const { rewardId } = reward;

  const standing = rewardStanding(reward, now);
  switch (standing) {
    case 'claim':
      return (
        canClaim && (
          <Button
            block
            busy={actions.claiming.includes(rewardId)}
            disabled={actions.isLocked || actions.claiming.length > 0}
            onClick={() => actions.onClaim(reward)}
          >
            {t('status.CLAIM')}
          </Button>
        )
      );
    case 'waits':
      return reward.window && <RewardWindow window={reward.window} now={now} />;
    case 'why':
      return (
        <Button block variant="secondary" onClick={() => actions.onWhy(reward)}>
          {t('reward.why')}
        </Button>
      );
    case 'record':
      return (
        hasRecords && (
          <Button block variant="secondary" as={Link} to={`${paths.wallet.records}?tab=money`}>
            {t('reward.record')}
          </Button>
        )
      );
    case 'join':
      return mayPromote && canJoin && <RewardOffer standing={standing} reward={reward} actions={actions} />;
    case 'deposit':
    case 'remind':
      return mayPromote && <RewardOffer standing={standing} reward={reward} actions={actions} />;
    default:
      return null;
  }
}

type RewardOfferProps = { standing: Extract<Standing, 'join' | 'deposit' | 'remind'>; reward: Reward; actions: RewardActions };

/** Shows the button to join a promotion, to join by a deposit, or to set a reminder. */
function RewardOffer({ standing, reward: { rewardId, promotionId, opensAt }, actions }: RewardOfferProps) {
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

type RewardWindowProps = { window: NonNullable<Reward['window']>; now: number };

/** Shows the past and the next claim window of a reward that cannot be claimed now (product 4.11, states). */
function RewardWindow({ window, now }: RewardWindowProps) {
  const { t } = useTranslation('promotions');
  const dates = useDateFormat();
  const isPast = now >= window.until;
  const next = isPast ? window.nextAt : window.from;

  return (
    <Notice tone="info">
      {isPast && <p>{t('window.was', { from: dates.full(window.from), until: dates.zoned(window.until) })}</p>}
      <p>{next === null ? t('window.unknown') : t('window.next', { from: dates.zoned(next) })}</p>
    </Notice>
  );
}
