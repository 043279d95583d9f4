import { paths, to } from '@parlour/kernel';
import { useAmountText } from '@parlour/site/format';
import { Icon, type IconName } from '@parlour/ui/icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetSignInQuery } from '../api/rewardsApi';
import { useMayNudge } from '../hooks/useMayPromote';
import { useRewardHints } from '../hooks/useRewards';
import { claimSummary } from '../rules/rewardStanding';
import { shareOf } from '../rules/shareOf';
import { streakOf } from '../rules/signInDays';
import { todaysMissions } from '../rules/todaysMissions';
import type { Reward } from '../wire/rewardWire';
import styles from './TodayStrip.module.css';

/**
 * What waits for the player today, in one line of home: the check-in with its day in a row, the mission that is nearest to its end, and what can be
 * claimed. Renders nothing until that is known, and if there is nothing.
 */
export function TodayStrip() {
  const { t } = useTranslation('promotions');
  const { isRewarded, rewards = [], isLoading, now } = useRewardHints();
  const calendar = useGetSignInQuery(undefined, { skip: !isRewarded });
  const mayNudge = useMayNudge();
  const mission = mayNudge ? nearestMission(rewards, now) : undefined;
  const claimable = claimSummary(rewards, now);
  const amountText = useAmountText(claimable.symbol, 'short');
  const days = calendar.data?.days ?? [];
  const count = claimable.rewards.length;
  if (isLoading || calendar.isLoading || (days.length === 0 && !mission && count === 0)) return null;

  return (
    <nav className={styles.strip} aria-label={t('today.label')}>
      {calendar.data && days.length > 0 && <CheckIn days={days} symbol={calendar.data.currencySymbol} />}
      {mission && (
        <Cell to={paths.promotions.rewards} icon="target" title={mission.title} text={`${Math.floor(shareOfMission(mission) * 100)}%`} />
      )}
      {count > 0 && (
        <Cell
          to={to(paths.promotions.rewards, {}, { claim: 'all' })}
          icon="gift"
          title={claimable.total === undefined ? t('attention.claim') : t('today.claim', { amount: amountText(claimable.total) })}
          text={t('today.rewards', { count })}
          isReady
        />
      )}
    </nav>
  );
}

type CheckInProps = { days: Parameters<typeof streakOf>[0]; symbol: string };

function CheckIn({ days, symbol }: CheckInProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(symbol, 'short');
  const today = days.find(({ state }) => state === 'open');
  const day = streakOf(days) + Number(today !== undefined);
  return (
    <Cell
      to={paths.promotions.rewards}
      icon={today ? 'calendar' : 'check'}
      title={today ? t('today.checkIn', { amount: amountText(today.amount) }) : t('today.checkedIn')}
      text={day > 0 ? t('today.day', { day }) : undefined}
      isReady={today !== undefined}
    />
  );
}

type CellProps = {
  to: string;
  icon: IconName;
  title: string;
  text: string | undefined;
  /** A tap there gives something now. */ isReady?: boolean;
};

function Cell({ to: path, icon, title, text, isReady = false }: CellProps) {
  return (
    <Link className={styles.cell} to={path} data-ready={isReady || undefined}>
      <Icon name={icon} size="s" />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text !== undefined && <span className={styles.text}>{text}</span>}
      </span>
    </Link>
  );
}

/** Returns the mission in progress of which most is done. */
function nearestMission(rewards: readonly Reward[], now: number): Reward | undefined {
  const underWay = todaysMissions(rewards, now).open.filter(({ status }) => status === 'PROCESS');
  return [...underWay].sort((a, b) => shareOfMission(b) - shareOfMission(a))[0];
}

function shareOfMission({ progress }: Reward): number {
  return progress ? shareOf(progress.done, progress.target) : 0;
}
