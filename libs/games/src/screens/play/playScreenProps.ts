import type { GameNote } from '@parlour/kernel/feature';
import type { Money } from '@parlour/kernel/money';
import type { ReactNode } from 'react';

export type PlayScreenProps = {
  /** The wallet's balance, shown in the game bar. */
  balance?: ReactNode;
  /** The wallet's currency symbol, shown with the result. */
  symbol?: string;
  /** Play controls in the bar of a game for money; they receive the result so far. */
  controls?: (game: { playSessionId: string; net: Money | undefined }) => ReactNode;
  gameNote?: GameNote;
};
