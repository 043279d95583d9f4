import { paths, to } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayPromote } from '../hooks/useMayPromote';
import { useWhen } from '../hooks/useWhen';
import { rewardStanding } from '../rules/rewardStanding';
import type { Reward } from '../wire/rewardWire';

export type RewardActions = {
  claiming: readonly string[];
  joining: string | undefined;
  /** Another claim has no answer yet. */
  isLocked: boolean;
  reminders: readonly string[];
  onClaim: (rewardId: string) => void;
  onJoin: (rewardId: string) => void;
  onRemind: (rewardId: string) => void;
  onWhy: (reward: Reward) => void;
};

type RewardActionProps = { reward: Reward; now: number; actions: RewardActions };

/** What a player can do about a reward, by its status (product 4.11, status map). */
export function RewardAction({ reward, now, actions }: RewardActionProps) {
  const { t } = useTranslation('promotions');
  const when = useWhen();
  const mayPromote = useMayPromote();
  const { rewardId, promotionId, window, opensAt } = reward;
  const standing = rewardStanding(reward, now);

  if (standing === 'claim') {
    const isBusy = actions.claiming.includes(rewardId);
    return (
      <Button block busy={isBusy} disabled={actions.isLocked || actions.claiming.length > 0} onClick={() => actions.onClaim(rewardId)}>
        {t('status.CLAIM')}
      </Button>
    );
  }
  if (standing === 'waits' && window) {
    const isPast = now >= window.until;
    const next = isPast ? window.nextAt : window.from;
    return (
      <Notice tone="info">
        {isPast && <p>{t('window.was', { from: when.full(window.from), until: when.zoned(window.until) })}</p>}
        <p>{next === null ? t('window.unknown') : t('window.next', { from: when.zoned(next) })}</p>
      </Notice>
    );
  }
  if (!mayPromote) return null;
  if (standing === 'join') {
    return (
      <Button block busy={actions.joining === rewardId} onClick={() => actions.onJoin(rewardId)}>
        {t('status.JOIN')}
      </Button>
    );
  }
  if (standing === 'deposit') {
    return (
      <Button block as={Link} to={to(paths.wallet.deposit, {}, { promotion: promotionId ?? rewardId })}>
        {t('reward.joinByDeposit')}
      </Button>
    );
  }
  if (standing === 'remind') {
    const isSet = actions.reminders.includes(rewardId);
    return (
      <>
        {opensAt !== null && <p>{t('reward.opens', { date: when.zoned(opensAt) })}</p>}
        <Button block variant="secondary" icon={isSet ? 'check' : 'bell'} aria-pressed={isSet} onClick={() => actions.onRemind(rewardId)}>
          {t(isSet ? 'reward.reminded' : 'reward.remind')}
        </Button>
      </>
    );
  }
  if (standing === 'why') {
    return (
      <Button block variant="secondary" onClick={() => actions.onWhy(reward)}>
        {t('reward.why')}
      </Button>
    );
  }
  if (standing === 'record') {
    return (
      <Button block variant="secondary" as={Link} to={`${paths.wallet.records}?tab=money`}>
        {t('reward.record')}
      </Button>
    );
  }
  return null;
}
