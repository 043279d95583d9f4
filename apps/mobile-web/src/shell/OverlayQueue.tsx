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
 * What comes over the page by itself: one at a time, never over a money form, a game or another dialog (product 2). Away from home that
 * is the terms alone, and nothing is asked of the gateway for the rest.
 */
export function OverlayQueue({ target }: OverlayQueueProps) {
  if (target === undefined) return <HomeQueue />;
  return isQuietPlace(target) ? null : <TermsQueue />;
}

function TermsQueue() {
  return useQueue({ terms: useIsTermsDue() });
}

function HomeQueue() {
  const mayPromote = useMayPromote();
  return useQueue({
    terms: useIsTermsDue(),
    contracts: useWaitingContracts().length > 0,
    // Pop-ups advertise.
    notices: usePopupNotices().length > 0 && mayPromote,
    download: downloadTurn.useIsDue(),
  });
}

/** Who has the turn keeps it; who is due later waits for its end. */
function useQueue(due: Partial<Record<Turn, boolean>>): ReactNode {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const [shown, setShown] = useState<Turn>();
  const kept = shown && due[shown] ? shown : undefined;
  const next = kept ?? order.find((turn) => due[turn]);
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
