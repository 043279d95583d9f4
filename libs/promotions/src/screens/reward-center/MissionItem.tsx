import { useAmountText } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Icon } from '@parlour/ui/icon';
import { useTranslation } from 'react-i18next';
import type { Claims } from '../../hooks/useClaims';
import { RewardProgress } from '../../parts/RewardProgress';
import type { Reward } from '../../wire/rewardWire';
import styles from './Missions.module.css';

type MissionItemProps = { mission: Reward; claims: Claims };

/** One mission: its task, its reward and the player's progress; once it is completed, the button that claims it. */
export function MissionItem({ mission, claims }: MissionItemProps) {
  const { t } = useTranslation('promotions');
  const { title, amount, currencySymbol, status, rewardId } = mission;
  const amountText = useAmountText(currencySymbol, 'short');
  const isReady = status === 'CLAIM';
  return (
    <li className={styles.mission}>
      <span className={styles.picture} data-ready={isReady || undefined}>
        <Icon name={isReady ? 'gift' : 'target'} />
      </span>
      <div className={styles.words}>
        <p className={styles.head}>
          <span className={styles.title}>{title}</span>
          {amount !== null && <span className={styles.amount}>{amountText(amount)}</span>}
        </p>
        <RewardProgress reward={mission} />
        {isReady && (
          <Button
            block
            size="s"
            busy={claims.claiming.includes(rewardId)}
            disabled={claims.isUnknown || claims.claiming.length > 0}
            aria-label={t('missions.claim', { title })}
            onClick={() => claims.ask([mission])}
          >
            {t('status.CLAIM')}
          </Button>
        )}
      </div>
    </li>
  );
}
