import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { categoryPath } from '../../rules/categoryPath';
import { isGameCategory } from '../../rules/gameCategory';

/** Back to where the player was; from a link of outside, to the games of the same category. */
export function useLeaveGame(gameType: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [entriesAtStart] = useState(() => window.history.length);

  return () => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    const cameFromHere = key !== 'default' && idx !== 0;
    // A game that moved about in its frame left entries of its own: Back would only turn its pages.
    if (cameFromHere && window.history.length === entriesAtStart) void navigate(-1);
    else void navigate(categoryPath(isGameCategory(gameType) ? gameType : 'HOME'), { replace: true });
  };
}
