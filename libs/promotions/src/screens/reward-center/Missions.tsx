import { useDateFormat } from '@parlour/merchant';
import { useRole } from '@parlour/player';
import { Card } from '@parlour/ui/card';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { useTranslation } from 'react-i18next';
import type { Claims } from '../../hooks/useClaims';
import { useMayNudge } from '../../hooks/useMayNudge';
import type { TodaysMissions } from '../../rules/todaysMissions';
import { MissionItem } from './MissionItem';
import styles from './Missions.module.css';

type MissionsProps = { missions: TodaysMissions; claims: Claims };

/**
 * The missions of today, at most three at a time. During a break, and while a limit is used up, only those stay that are completed, because
 * an earned reward can always be claimed.
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
