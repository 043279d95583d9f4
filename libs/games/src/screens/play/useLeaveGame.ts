import { pageHistory } from '@parlour/ui/history';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { categoryPath } from '../../rules/categoryPath';
import { isGameCategory } from '../../rules/gameCategory';

/** Goes back to where the player was, or to the game's category if the player came by a link from outside. */
export function useLeaveGame(gameType: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [entriesAtStart] = useState(() => window.history.length);

  return () => {
    const cameFromHere = key !== 'default' && !pageHistory.isFirstPage();
    // A game that navigates inside its frame adds history entries, so going back one would stay in the game.
    if (cameFromHere && window.history.length === entriesAtStart) void navigate(-1);
    else void navigate(categoryPath(isGameCategory(gameType) ? gameType : 'HOME'), { replace: true });
  };
}
