import { formatMoney } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { IconButton } from '@parlour/ui/button';
import { Money } from '@parlour/ui/money';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPlaySessionQuery } from '../../api/launchApi';
import { AboutGame } from '../../parts/about-game/AboutGame';
import type { PlayTarget } from '../../rules/play/playTarget';
import { type RefusedBet, refusingLimit } from '../../rules/play/refusingLimit';
import { LimitNotice } from './LimitNotice';
import { SessionClock } from './SessionClock';
import { BigWin } from './win-moment/BigWin';
import type { PlayScreenProps } from './playScreenProps';
import styles from './GameBar.module.css';

export type GameBarProps = {
  target: PlayTarget;
  playSessionId: string;
  /** The bet that the game reported last, if it was refused. */
  refused?: RefusedBet;
  balance?: ReactNode;
  symbol?: string;
  controls?: PlayScreenProps['controls'];
  onLeave: () => void;
};

/** In milliseconds: some vendors send no message when a bet settles. */
const pollingInterval = 30_000;

/** The bar above a game for money: leave, time played, result so far, and balance; below it, a big win or the limit that refuses bets. */
export function GameBar({ target, playSessionId, refused, balance, symbol, controls, onLeave }: GameBarProps) {
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
            <Money
              symbol={symbol}
              digits={data ? formatMoney(data.net, { locale, decimals: 2 }) : isError ? '—' : '…'}
              tone={tone}
              size="s"
            />
          </div>
        </div>
        <div className={styles.balance}>{balance}</div>
        {controls?.({ playSessionId, net: data?.net })}
        {target.gameCode && (
          <IconButton icon="info" tone="dim" label={t('about.open')} aria-haspopup="dialog" onClick={() => setAboutOpen(true)} />
        )}
        <AboutGame game={isAboutOpen ? target : undefined} isPlaying onClose={() => setAboutOpen(false)} />
      </div>
      <BigWin totals={data} symbol={symbol} />
      {limit && <LimitNotice limit={limit} symbol={symbol} />}
    </div>
  );
}
