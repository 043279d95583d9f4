import { type Money, paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { readPlayTarget } from '../../rules/readPlayTarget';
import { LaunchedGame } from './LaunchedGame';

export type PlayScreenProps = {
  /** The wallet's balance, shown in the game bar. */
  balance?: ReactNode;
  /** The wallet's currency symbol, set beside the result. */
  symbol?: string;
  /** Placed in the bar of a game for money: what watches over the play, told the result so far. */
  controls?: (game: { playSessionId: string; net: Money | undefined }) => ReactNode;
};

/** Opens the game that the address names and keeps the player's figures above it. */
export function PlayScreen({ balance, symbol, controls }: PlayScreenProps) {
  const { t } = useTranslation('games');
  const [search] = useSearchParams();
  const target = readPlayTarget(search);

  if (!target) {
    return (
      <EmptyState
        icon="gamepad"
        title={t('play.unknown')}
        titleAs="h1"
        text={t('play.unknownText')}
        action={
          <Button as={Link} to={paths.home} replace>
            {t('play.otherGames')}
          </Button>
        }
      />
    );
  }
  return <LaunchedGame key={search.toString()} target={target} balance={balance} symbol={symbol} controls={controls} />;
}
