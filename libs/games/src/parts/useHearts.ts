import { useCatalogueText } from '@parlour/api-client';
import { toastRequested } from '@parlour/kernel';
import { useIsLoggedIn } from '@parlour/session';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useGetFavouriteIdsQuery } from '../api/homeApi';
import type { Game } from '../api/toGame';
import { favouriteToggled } from '../gamesSlice';
import { timings } from '../rules/timings';

export type Hearts = {
  /** What the gateway said when the session began. */
  isListed: (nodeId: string) => boolean;
  /** Turns the heart of a game on or off; a visitor is told to log in first. */
  toggle: (game: Game, isOn: boolean) => void;
};

/** The hearts of a list of games: asked for once, however many tiles there are. */
export function useHearts(): Hearts {
  const { t } = useTranslation('games');
  const catalogueText = useCatalogueText();
  const dispatch = useDispatch();
  const isLoggedIn = useIsLoggedIn();
  const { data } = useGetFavouriteIdsQuery(undefined, { skip: !isLoggedIn });
  const ids = new Set(isLoggedIn ? data : undefined);

  return {
    isListed: (nodeId) => ids.has(nodeId),
    toggle: ({ nodeId, vassalage, name }, isOn) => {
      if (isLoggedIn) dispatch(favouriteToggled({ nodeId, vassalage, isOn, refusedText: t('favourite.refused', { name }) }));
      else dispatch(toastRequested({ level: 'info', text: catalogueText('inLoggedLogin'), durationMs: timings.loginHint }));
    },
  };
}
