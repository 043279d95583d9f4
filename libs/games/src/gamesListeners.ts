import { api } from '@parlour/api-client';
import { type StartListening, betSettled, loggedOut, toastRequested } from '@parlour/kernel';
import { playerGamesApi } from './api/playerGamesApi';
import { favouriteRefused, favouriteToggled, selectFavouriteIntent } from './gamesSlice';
import { forgetSearches } from './rules/recentSearches';
import { timings } from './rules/timings';

/** Tells the gateway about hearts, one call at a time per game: the last intent wins, a refusal takes the heart back. */
function sendFavourites(startListening: StartListening) {
  const sending = new Set<string>();
  startListening({
    actionCreator: favouriteToggled,
    effect: async ({ payload: { nodeId, vassalage, isOn, refusedText } }, { dispatch, getState }) => {
      if (sending.has(nodeId)) return; // the running call looks again when it is done
      const readIntent = () => selectFavouriteIntent(getState() as Parameters<typeof selectFavouriteIntent>[0], nodeId);
      sending.add(nodeId);
      let held = !isOn;
      for (let wanted = readIntent(); wanted !== undefined && wanted !== held; wanted = readIntent()) {
        const { error } = await dispatch(playerGamesApi.endpoints.setFavourite.initiate({ nodeId, vassalage, isOn: wanted }));
        if (!error) held = wanted;
        else if (readIntent() === wanted) {
          dispatch(favouriteRefused({ nodeId, isOn: held }));
          dispatch(toastRequested({ level: 'fail', text: refusedText }));
        }
      }
      sending.delete(nodeId);
    },
  });
}

/** Refreshes what a settled bet made stale: at once, and once more after the pause if more bets came in. */
function refreshAfterBets(startListening: StartListening) {
  let isPausing = false;
  let cameMeanwhile = false;
  startListening({
    actionCreator: betSettled,
    effect: async (_, { dispatch, delay }) => {
      cameMeanwhile = isPausing;
      if (isPausing) return;
      isPausing = true;
      do {
        cameMeanwhile = false;
        dispatch(api.util.invalidateTags(['Balance', 'Bet', 'PlaySession', 'Recent']));
        await delay(timings.settleThrottle);
      } while (cameMeanwhile);
      isPausing = false;
    },
  });
}

export function startGamesListeners(startListening: StartListening): void {
  sendFavourites(startListening);
  refreshAfterBets(startListening);
  startListening({ actionCreator: loggedOut, effect: forgetSearches });
}
