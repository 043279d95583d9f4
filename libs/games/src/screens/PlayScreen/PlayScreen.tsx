import type { Money } from '@parlour/kernel';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { UnknownGame } from '../../parts/UnknownGame';
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
  const [search] = useSearchParams();
  const target = readPlayTarget(search);

  if (!target) return <UnknownGame />;
  return <LaunchedGame key={search.toString()} target={target} balance={balance} symbol={symbol} controls={controls} />;
}
