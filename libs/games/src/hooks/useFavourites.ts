import { toastRequested } from '@parlour/kernel';
import { useIsLoggedIn } from '@parlour/player/session';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useGetFavouriteIdsQuery } from '../api/homeApi';
import type { Game } from '../api/toGame';
import { favouriteToggled } from '../gamesSlice';
import { timings } from '../rules/limits';

export type Favourites = {
  /** True if the game was a favourite when the session began. */
  isListed: (nodeId: string) => boolean;
  /** Adds or removes a game; asks a visitor to log in first. */
  toggle: (game: Game, isOn: boolean) => void;
};

/** The player's favourites, fetched once for a whole list of tiles. The object keeps its identity until they change. */
export function useFavourites(): Favourites {
  const { t } = useTranslation('games');
  const dispatch = useDispatch();
  const isLoggedIn = useIsLoggedIn();
  const { data } = useGetFavouriteIdsQuery(undefined, { skip: !isLoggedIn });

  return useMemo(() => {
    const ids = new Set(isLoggedIn ? data : undefined);

    return {
      isListed: (nodeId) => ids.has(nodeId),
      toggle: ({ nodeId, vendor, name }, isOn) => {
        if (isLoggedIn) dispatch(favouriteToggled({ nodeId, vendor, isOn, refusedText: t('favourite.refused', { name }) }));
        else dispatch(toastRequested({ level: 'info', text: { catalogue: 'inLoggedLogin' }, durationMs: timings.loginHint }));
      },
    };
  }, [data, dispatch, isLoggedIn, t]);
}
