import { betSettled, toastRequested } from '@parlour/kernel';
import { useIsLoggedIn, usePlayState, useRequireSession } from '@parlour/session';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { EmptyState } from '@parlour/ui/empty-state';
import { Stack } from '@parlour/ui/page';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useHearts } from '../../parts/useHearts';
import type { Lottery, LotteryPlay } from '../api/lotteryApi';
import { drawPhase } from '../rules/drawPhase';
import { LineEditor } from './LineEditor';
import { LotteryHead } from './LotteryHead';
import { OrdersSheet } from './OrdersSheet';
import { PlayClosed } from './PlayClosed';
import { ResultsSheet } from './ResultsSheet';
import { SlipDesk } from './SlipDesk';
import { useLotterySlip } from './useLotterySlip';
import { useResync } from './useResync';
import { useServerNow } from './useServerNow';
import styles from './BetDesk.module.css';

export type BetDeskProps = { lottery: Lottery; play: LotteryPlay; onStale: () => void; fetchedAt: number | undefined };

/** The lottery's draw above, the line being made in the middle, the slip below. */
export function BetDesk({ lottery, play, onStale, fetchedAt }: BetDeskProps) {
  const { t } = useTranslation('games');
  const dispatch = useDispatch();
  const isLoggedIn = useIsLoggedIn();
  const requireSession = useRequireSession();
  const { mayPlay, pause } = usePlayState();
  const hearts = useHearts();
  const now = useServerNow();
  const slip = useLotterySlip(lottery.nodeId);
  const [over, setOver] = useState<'results' | 'bets' | 'slip'>();
  useResync(lottery.draw?.drawsAt, onStale, fetchedAt);

  const drawNo = lottery.draw?.drawNo;
  const [firstDraw] = useState(drawNo);
  const announce = useEffectEvent(() => {
    // Bets of the draw before are decided now.
    if (isLoggedIn && drawNo !== firstDraw) dispatch(betSettled());
  });
  useEffect(() => announce(), [drawNo]);

  return (
    <Stack gap={3}>
      <Card>
        <LotteryHead lottery={lottery} now={now} hearts={hearts} level="h1" />
        <div className={styles.links}>
          <Button size="s" variant="ghost" icon="list" onClick={() => setOver('results')}>
            {t('lottery.results')}
          </Button>
          <Button size="s" variant="ghost" icon="ticket" onClick={() => requireSession() && setOver('bets')}>
            {t('lottery.myBets')}
          </Button>
        </div>
      </Card>
      {!mayPlay ? (
        <PlayClosed isPaused={pause !== undefined} />
      ) : play.playTypes.length === 0 ? (
        <EmptyState icon="ticket" title={t('lottery.noPlay')} />
      ) : (
        <LineEditor
          play={play}
          slipSize={slip.lines.length}
          isFull={slip.isFull}
          onAdd={(line) => {
            slip.add(line);
            dispatch(toastRequested({ level: 'success', text: t('lottery.added') }));
          }}
          onOpenSlip={() => requireSession() && setOver('slip')}
        />
      )}
      <SlipDesk
        isOpen={over === 'slip' && mayPlay}
        phase={drawPhase(lottery, now)}
        lottery={lottery}
        play={play}
        slip={slip}
        onStale={onStale}
        onClose={() => setOver(undefined)}
      />
      {over === 'results' && <ResultsSheet lottery={lottery} onClose={() => setOver(undefined)} />}
      {over === 'bets' && <OrdersSheet nodeId={lottery.nodeId} now={now} onClose={() => setOver(undefined)} />}
    </Stack>
  );
}
