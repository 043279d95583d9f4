import { ContractAlert, useWaitingContracts } from '@parlour/agent';
import { NoticePopup, usePopupNotices } from '@parlour/messaging';
import { useMayPromote } from '@parlour/promotions';
import { TermsNotice, useIsTermsDue } from '@parlour/session';
import { type ReactNode, useReducer, useState } from 'react';
import type { AppRoute } from '../routeTable';
import { downloadTurn } from './downloadTurn';
import { isQuietPlace } from './isQuietPlace';
import { useIsModalOpen } from './useIsModalOpen';

/** Who may ask for the whole screen, in their order: the terms before all, then as home loads (specification 4, "Home load"). */
const order = ['terms', 'contracts', 'notices', 'download'] as const;
type Turn = (typeof order)[number];

type OverlayQueueProps = { target: AppRoute | undefined };

/**
 * What comes over the page by itself: one at a time, never over a money form, a game or another dialog (product 2). Who has the turn
 * keeps it; who is due later waits for its end.
 */
export function OverlayQueue({ target }: OverlayQueueProps) {
  const mayPromote = useMayPromote();
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const due: Record<Turn, boolean> = {
    terms: useIsTermsDue(),
    contracts: useWaitingContracts().length > 0,
    // Pop-ups advertise.
    notices: usePopupNotices().length > 0 && mayPromote,
    download: downloadTurn.useIsDue(),
  };
  const isHome = target === undefined;
  const mayShow = (turn: Turn) => due[turn] && (isHome || (turn === 'terms' && !isQuietPlace(target)));

  const [shown, setShown] = useState<Turn>();
  const kept = shown && mayShow(shown) ? shown : undefined;
  const next = kept ?? order.find(mayShow);
  const isBlocked = useIsModalOpen(next !== undefined && kept === undefined);
  const current = kept ?? (isBlocked ? undefined : next);
  if (current !== shown) setShown(current);

  const overlays: Record<Turn, ReactNode> = {
    terms: <TermsNotice onDone={lookAgain} />,
    contracts: <ContractAlert />,
    notices: <NoticePopup onDone={lookAgain} />,
    download: <downloadTurn.Popup onDone={lookAgain} />,
  };
  return current && overlays[current];
}
