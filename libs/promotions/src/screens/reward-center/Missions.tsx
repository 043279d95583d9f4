import { useRole } from '@parlour/player';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Icon } from '@parlour/ui/icon';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import type { Claims } from '../../hooks/useClaims';
import { useMayNudge } from '../../hooks/useMayPromote';
import { RewardProgress } from '../../parts/RewardFacts';
import type { TodaysMissions } from '../../rules/todaysMissions';
import type { Reward } from '../../wire/rewardWire';
import styles from './Missions.module.css';

type MissionsProps = { missions: TodaysMissions; claims: Claims };

/**
 * The missions of today, at most three at a time. During a break, and while a limit is used up, only those stay that are completed:
 * an earned reward stays the player's.
 */
export function Missions({ missions: { open, isDone, until }, claims }: MissionsProps) {
  const { t } = useTranslation('promotions');
  const dates = useDateFormat();
  const mayNudge = useMayNudge();
  const { isRealMember } = useRole();
  const shown = mayNudge ? open : open.filter(({ status }) => status === 'CLAIM');
  const isDoneShown = mayNudge && isDone;
  if (!isRealMember || (shown.length === 0 && !isDoneShown)) return null;

  const time = until === undefined ? undefined : dates.zoned(until);
  return (
    <Card>
      <Stack>
        <SectionTitle icon="target" title={t('missions.title')} />
        {isDoneShown ? (
          <p>{t('missions.done')}</p>
        ) : (
          <ul className={styles.list}>
            {shown.map((mission) => (
              <MissionItem key={mission.rewardId} mission={mission} claims={claims} />
            ))}
          </ul>
        )}
        {time !== undefined && <p className={styles.note}>{t(isDoneShown ? 'missions.next' : 'missions.until', { time })}</p>}
      </Stack>
    </Card>
  );
}

type MissionItemProps = { mission: Reward; claims: Claims };

/** One mission: its task, its reward and the player's progress; once it is completed, the button that claims it. */
function MissionItem({ mission, claims }: MissionItemProps) {
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
            disabled={claims.isLocked || claims.claiming.length > 0}
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
