import { ContractAlert, useWaitingContracts } from '@parlour/agent';
import { NoticePopup, usePopupNotices } from '@parlour/messaging';
import { useMayPromote } from '@parlour/promotions';
import { TermsNotice, useIsTermsDue } from '@parlour/session';
import { type ReactNode, useReducer, useState } from 'react';
import type { AppRoute } from '../routeTable';
import { downloadTurn } from './downloadTurn';
import { isQuietPlace } from './isQuietPlace';
import { useIsModalOpen } from './useIsModalOpen';

/** The overlays that may open by themselves, in order: the terms first, then the steps of specification 4, "Home load". */
const order = ['terms', 'contracts', 'notices', 'download'] as const;
type Turn = (typeof order)[number];

type OverlayQueueProps = { target: AppRoute | undefined };

/**
 * Opens overlays by themselves, one at a time, never over a money form, a game or another dialog (product 2). Away from home only
 * the terms may open, and the others send no request.
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
    // Pop-ups are marketing.
    notices: usePopupNotices().length > 0 && mayPromote,
    download: downloadTurn.useIsDue(),
  });
}

/** The open overlay stays open; later ones wait until it closes. */
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
