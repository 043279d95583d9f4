import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayPromote } from '../hooks/useMayPromote';
import { rewardStanding } from '../rules/rewardStanding';
import type { Reward } from '../wire/rewardWire';
import type { RewardActions } from './RewardActions';
import { RewardOffer } from './RewardOffer';
import { RewardWindow } from './RewardWindow';

type RewardActionProps = { reward: Reward; now: number; actions: RewardActions };

/** Shows the action that a reward's status allows (product 4.11, status map). */
export function RewardAction({ reward, now, actions }: RewardActionProps) {
  const { t } = useTranslation('promotions');
  const mayPromote = useMayPromote();
  const { rewardId } = reward;

  const standing = rewardStanding(reward, now);
  switch (standing) {
    case 'claim':
      return (
        <Button
          block
          busy={actions.claiming.includes(rewardId)}
          disabled={actions.isLocked || actions.claiming.length > 0}
          onClick={() => actions.onClaim(reward)}
        >
          {t('status.CLAIM')}
        </Button>
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
        <Button block variant="secondary" as={Link} to={`${paths.wallet.records}?tab=money`}>
          {t('reward.record')}
        </Button>
      );
    case 'join':
    case 'deposit':
    case 'remind':
      return mayPromote && <RewardOffer standing={standing} reward={reward} actions={actions} />;
    default:
      return null;
  }
}
