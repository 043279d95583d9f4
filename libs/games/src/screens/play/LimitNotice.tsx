import { compareMoney, paths } from '@parlour/kernel';
import { useAmountText, useDateFormat } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlayLimit } from '../../rules/play/refusingLimit';
import styles from './LimitNotice.module.css';

export type LimitNoticeProps = { limit: PlayLimit; symbol?: string };

/** Says below the game's bar which limit refuses bets, its end, and the player's options. */
export function LimitNotice({ limit: { kind, period, amount, remaining, resetsAt }, symbol = '' }: LimitNoticeProps) {
  const { t } = useTranslation('games');
  const dates = useDateFormat();
  const money = useAmountText(symbol, 'short');
  const isUsedUp = compareMoney(remaining, '0') <= 0;
  const limit = t(`play.limit.of.${period}`, {
    amount: kind === 'time' ? t('play.limit.minutes', { count: Number(amount) }) : money(amount),
  });
  const until = resetsAt == null ? undefined : dates.full(resetsAt);
  const sentences = [
    isUsedUp ? t('play.limit.usedUp', { limit }) : t('play.limit.left', { limit, left: money(remaining) }),
    until && t(isUsedUp ? 'play.limit.again' : 'play.limit.more', { until }),
  ];

  return (
    <div className={styles.place}>
      <Notice
        tone="warn"
        title={t(`play.limit.${kind}`)}
        action={
          <Button as={Link} size="s" variant="secondary" to={paths.session.playControls}>
            {t('play.limit.controls')}
          </Button>
        }
      >
        {sentences.filter(Boolean).join(' ')}
      </Notice>
    </div>
  );
}
