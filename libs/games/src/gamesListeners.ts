import { api } from '@parlour/api-client';
import { betSettled, loggedOut, toastRequested } from '@parlour/kernel';
import type { StartListening } from '@parlour/kernel/feature';
import { playerGamesApi } from './api/playerGamesApi';
import { favouriteRefused, favouriteToggled, selectFavouriteChoice } from './gamesSlice';
import { forgetSearches } from './rules/recentSearches';
import { timings } from './rules/limits';

/** Sends changed favourites to the gateway, one call at a time per game. The last tap wins; a refusal reverts it. */
function sendFavourites(startListening: StartListening) {
  const sending = new Set<string>();
  startListening({
    actionCreator: favouriteToggled,
    effect: async ({ payload: { nodeId, vendor, isOn, refusedText } }, { dispatch, getState }) => {
      if (sending.has(nodeId)) return; // the running call checks again when it ends
      const readChoice = () => selectFavouriteChoice(getState() as Parameters<typeof selectFavouriteChoice>[0], nodeId);
      sending.add(nodeId);
      let saved = !isOn;
      for (let wanted = readChoice(); wanted !== undefined && wanted !== saved; wanted = readChoice()) {
        const { error } = await dispatch(playerGamesApi.endpoints.setFavourite.initiate({ nodeId, vendor, isOn: wanted }));
        if (!error) saved = wanted;
        else if (readChoice() === wanted) {
          dispatch(favouriteRefused({ nodeId, isOn: saved }));
          dispatch(toastRequested({ level: 'fail', text: refusedText }));
        }
      }
      sending.delete(nodeId);
    },
  });
}

/** Invalidates the data that a settled bet made stale: at once, and again after the pause if more bets settled during it. */
function refreshAfterBets(startListening: StartListening) {
  let isPausing = false;
  let hasMore = false;
  startListening({
    actionCreator: betSettled,
    effect: async (_, { dispatch, delay }) => {
      hasMore = isPausing;
      if (isPausing) return;
      isPausing = true;
      do {
        hasMore = false;
        dispatch(api.util.invalidateTags(['Balance', 'Bet', 'PlaySession', 'Recent']));
        await delay(timings.settleThrottle);
      } while (hasMore);
      isPausing = false;
    },
  });
}

export function startGamesListeners(startListening: StartListening): void {
  sendFavourites(startListening);
  refreshAfterBets(startListening);
  startListening({ actionCreator: loggedOut, effect: forgetSearches });
}
