import { useErrorText } from '@parlour/api-client';
import { betSettled, paths, toastRequested } from '@parlour/kernel';
import { PauseNotice, usePlayState } from '@parlour/player';
import { useIsLoggedIn, useRequireSession } from '@parlour/player/session';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { EmptyState } from '@parlour/ui/empty-state';
import { Stack } from '@parlour/ui/page';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useFavourites } from '../../hooks/useFavourites';
import type { Lottery, LotteryPlay } from '../api/lotteryApi';
import { LineEditor } from './LineEditor';
import { LotteryHead } from '../parts/LotteryHead';
import { OrdersSheet } from '../history/OrdersSheet';
import { ResultsSheet } from '../results/ResultsSheet';
import { SlipSending } from '../slip/SlipSending';
import { useLotterySlip } from '../slip/useLotterySlip';
import { useResync } from '../../hooks/useResync';
import styles from './BetPanel.module.css';

export type BetPanelProps = { lottery: Lottery; play: LotteryPlay; onStale: () => void; fetchedAt: number | undefined };

/** The lottery's draw, the editor of a line, and the slip. */
export function BetPanel({ lottery, play, onStale, fetchedAt }: BetPanelProps) {
  const { t } = useTranslation('games');
  const dispatch = useDispatch();
  const isLoggedIn = useIsLoggedIn();
  const requireSession = useRequireSession();
  const { mayPlay, pause } = usePlayState();
  const favourites = useFavourites();
  const slip = useLotterySlip(lottery.nodeId);
  const [sheet, setSheet] = useState<'results' | 'bets' | 'slip'>();
  useResync(lottery.draw?.drawsAt, onStale, fetchedAt);

  const drawNo = lottery.draw?.drawNo;
  const [firstDraw] = useState(drawNo);
  const announce = useEffectEvent(() => {
    // A new draw number means that bets of the last draw were settled.
    if (isLoggedIn && drawNo !== firstDraw) dispatch(betSettled());
  });
  useEffect(() => announce(), [drawNo]);

  return (
    <Stack gap={3}>
      <Card>
        <LotteryHead lottery={lottery} favourites={favourites} level="h1" />
        <div className={styles.links}>
          <Button size="s" variant="ghost" icon="list" onClick={() => setSheet('results')}>
            {t('lottery.results')}
          </Button>
          <Button size="s" variant="ghost" icon="ticket" onClick={() => requireSession() && setSheet('bets')}>
            {t('lottery.myBets')}
          </Button>
        </div>
      </Card>
      {pause ? (
        <PauseNotice look="line" />
      ) : !mayPlay ? (
        <LimitReached />
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
          onOpenSlip={() => requireSession() && setSheet('slip')}
        />
      )}
      <SlipSending
        isOpen={sheet === 'slip' && mayPlay}
        lottery={lottery}
        play={play}
        slip={slip}
        onStale={onStale}
        onClose={() => setSheet(undefined)}
      />
      {sheet === 'results' && <ResultsSheet lottery={lottery} onClose={() => setSheet(undefined)} />}
      {sheet === 'bets' && <OrdersSheet nodeId={lottery.nodeId} onClose={() => setSheet(undefined)} />}
    </Stack>
  );
}

/** Replaces the editor while a limit is used up. Results and bets stay available (product 4.21). */
function LimitReached() {
  const { t } = useTranslation('games');
  const errorText = useErrorText();
  return (
    <EmptyState
      icon="shield"
      title={errorText({ kind: 'business', code: 'LIMIT_REACHED' })}
      action={
        <Button as={Link} to={paths.session.playControls} variant="secondary">
          {t('lottery.playControls')}
        </Button>
      }
    />
  );
}
