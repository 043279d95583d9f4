import { serverNow } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import type { GameNote } from '@parlour/kernel/feature';
import { compareMoney, formatMoney, type Money as Amount } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { Button, IconButton } from '@parlour/ui/button';
import { Money } from '@parlour/ui/money';
import { Notice } from '@parlour/ui/notice';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetPlaySessionQuery } from '../../api/launchApi';
import { AboutGame } from '../../parts/about-game/AboutGame';
import { playedTime } from '../../rules/play/playedTime';
import type { PlayTarget } from '../../rules/play/playTarget';
import { type PlayLimit, type RefusedBet, refusingLimit } from '../../rules/play/refusingLimit';
import { BigWin } from './win-moment/WinMoment';
import styles from './GameBar.module.css';

export type GameBarProps = PlayScreenProps & {
  target: PlayTarget;
  playSessionId: string;
  /** The bet that the game reported last, if it was refused. */
  refused?: RefusedBet;
  onLeave: () => void;
};

/** In milliseconds: some vendors send no message when a bet settles. */
const pollingInterval = 30_000;

/** The bar above a game for money: leave, time played, result so far, and balance; below it, a big win or the limit that refuses bets. */
export function GameBar({ target, playSessionId, refused, balance, symbol, controls, gameNote, onLeave }: GameBarProps) {
  const { t } = useTranslation('games');
  const locale = useLocale();
  const [isAboutOpen, setAboutOpen] = useState(false);
  const { data, isError } = useGetPlaySessionQuery({ playSessionId }, { pollingInterval, skipPollingIfUnfocused: true });
  const limit = refusingLimit(data?.limits ?? [], refused);
  const tone = !data || Number(data.net) === 0 ? 'plain' : data.net.startsWith('-') ? 'down' : 'up';

  return (
    <div className={styles.top}>
      <div className={styles.bar} role="group" aria-label={t('play.bar')}>
        <IconButton icon="back" label={t('play.back')} onClick={onLeave} />
        <div className={styles.figures}>
          <div className={styles.figure}>
            <span className={styles.label}>{t('play.clock')}</span>
            <SessionClock startedAt={data?.startedAt} />
          </div>
          <div className={styles.figure}>
            <span className={styles.label}>{t('play.net')}</span>
            <Money symbol={symbol} digits={data ? formatMoney(data.net, { locale, symbol }) : isError ? '—' : '…'} tone={tone} size="s" />
          </div>
        </div>
        <div className={styles.balance}>{balance}</div>
        {controls?.({ playSessionId, net: data?.net })}
        {target.gameCode && (
          <IconButton icon="info" tone="dim" label={t('about.open')} aria-haspopup="dialog" onClick={() => setAboutOpen(true)} />
        )}
        <AboutGame game={isAboutOpen ? target : undefined} isPlaying note={gameNote} onClose={() => setAboutOpen(false)} />
      </div>
      <BigWin totals={data} symbol={symbol} />
      {limit && <LimitNotice limit={limit} symbol={symbol} />}
    </div>
  );
}

type SessionClockProps = {
  /** In milliseconds since the epoch, by the gateway's clock. While unknown, the clock counts the time on this screen. */
  startedAt?: number;
};

/** How long the player has been in this game. */
function SessionClock({ startedAt }: SessionClockProps) {
  const [openedAt] = useState(serverNow);
  const [now, setNow] = useState(openedAt);

  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);

  return (
    <span className={styles.clock} role="timer">
      {playedTime(now - (startedAt ?? openedAt))}
    </span>
  );
}

type LimitNoticeProps = { limit: PlayLimit; symbol?: string };

/** Says below the game's bar which limit refuses bets, its end, and the player's options. */
function LimitNotice({ limit: { kind, period, amount, remaining, resetsAt }, symbol = '' }: LimitNoticeProps) {
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

export type PlayScreenProps = {
  /** The wallet's balance, shown in the game bar. */
  balance?: ReactNode;
  /** The wallet's currency symbol, shown with the result. */
  symbol?: string;
  /** Play controls in the bar of a game for money; they receive the result so far. */
  controls?: (game: { playSessionId: string; net: Amount | undefined }) => ReactNode;
  gameNote?: GameNote;
};
