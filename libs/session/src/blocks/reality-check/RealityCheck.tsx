import { paths, to, withSymbol } from '@parlour/kernel';
import { supports } from '@parlour/kernel/device';
import { formatMoney, type Money } from '@parlour/kernel/money';
import { usePlaySettings } from '@parlour/player';
import { useLogout, usePlayerKey } from '@parlour/player/session';
import { useLocale, useOffers } from '@parlour/site';
import { Button, IconButton } from '@parlour/ui/button';
import { Dialog } from '@parlour/ui/dialog';
import { Stack } from '@parlour/ui/page';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { isCheckDue, notePlayTold, noteResult, resultOf, type PlayClock, openPlayClock, playClock, tickPlayClock } from './playClock';

export type RealityCheckProps = {
  playSessionId: string;
  /** Net result of this game, as last reported by the gateway. */
  net?: Money;
  symbol?: string;
};

/**
 * Bar of a game: links to the play controls. After each interval of play it shows the time and the result until the player
 * answers.
 */
export function RealityCheck(props: RealityCheckProps) {
  const player = usePlayerKey();
  return player && <PlayersCheck player={player} {...props} />;
}

function PlayersCheck({ player, playSessionId, net, symbol = '' }: RealityCheckProps & { player: string }) {
  const { t } = useTranslation('session');
  const locale = useLocale();
  const navigate = useNavigate();
  const logout = useLogout();
  const clock = usePlayClock(player);
  const { checkMinutes } = usePlaySettings();
  const hasRecords = useOffers(['getBets', 'getMoneyRecords', 'getDailyReport']);
  const isDue = clock !== undefined && isCheckDue(clock, checkMinutes);

  useEffect(() => {
    if (net !== undefined) noteResult(player, playSessionId, net);
  }, [player, playSessionId, net]);

  const minutes = Math.floor((clock?.playedMs ?? 0) / 60_000);
  const time = t('play.check.time', { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') });
  const total = clock && resultOf(clock);
  const result = total === undefined ? '—' : signed(total, withSymbol(formatMoney(total.replace('-', ''), { locale, symbol }), symbol));
  const handleTold = () => notePlayTold(player);

  return (
    <>
      <IconButton icon="shield" tone="dim" label={t('title.playControls')} onClick={() => void navigate(paths.session.playControls)} />
      <Dialog open={isDue} title={t('play.check.title')} onClose={handleTold}>
        <Stack>
          <p>{t('play.check.said', { time, result })}</p>
          <Button block onClick={handleTold}>
            {t('play.check.continue')}
          </Button>
          {hasRecords && (
            <Button as={Link} to={`${paths.wallet.records}?tab=profit`} variant="secondary" block onClick={handleTold}>
              {t('play.check.activity')}
            </Button>
          )}
          <Button as={Link} to={to(paths.session.playControls, {}, { tab: 'break' })} variant="secondary" block onClick={handleTold}>
            {t('play.break.title')}
          </Button>
          <Button
            variant="ghost"
            block
            onClick={() => {
              handleTold();
              logout();
            }}
          >
            {t('member.logout')}
          </Button>
        </Stack>
      </Dialog>
    </>
  );
}

function signed(amount: Money, text: string): string {
  const isZero = Number(amount) === 0;
  return `${isZero ? '' : amount.startsWith('-') ? '−' : '+'}${text}`;
}

const TICK_MS = 5000;

/** Counts the time in a game. If several tabs play, one counts and the others only display. */
function usePlayClock(player: string): PlayClock | undefined {
  const clock = useSyncExternalStore(playClock.subscribe, playClock.read, playClock.read);
  useEffect(() => {
    openPlayClock(player);
    return holdWhile((isHeld) => {
      let last = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        if (isHeld()) tickPlayClock(player, now - last);
        last = now;
      }, TICK_MS);
      return () => clearInterval(timer);
    });
  }, [player]);
  return clock?.player === player ? clock : undefined;
}

/** Holds the browser's lock of the play clock until it is stopped. In a browser without locks, each tab counts. */
function holdWhile(work: (isHeld: () => boolean) => () => void): () => void {
  const locks = supports.locks();
  let isHeld = !locks;
  let release = () => undefined as void;
  const giveUp = new AbortController();
  const hold = () =>
    new Promise<void>((resolve) => {
      isHeld = true;
      release = resolve;
    });
  locks?.request('playClock', { signal: giveUp.signal }, hold).catch(() => undefined);
  const stop = work(() => isHeld);
  return () => {
    giveUp.abort();
    release();
    stop();
  };
}
