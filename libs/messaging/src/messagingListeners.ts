import { type StartListening, loggedIn, loggedOut } from '@parlour/kernel';
import { logoutStarted, sessionSlice } from '@parlour/player';
import { forgetDraft } from './feedbackDraft';
import { endPush } from './push/endPush';
import { readPushMark } from './push/pushMark';

/** The next player on this phone must not see the previous player's report or notifications. */
export function startMessagingListeners(startListening: StartListening): void {
  startListening({ actionCreator: loggedOut, effect: () => forgetDraft() });
  for (const actionCreator of [logoutStarted, loggedOut]) {
    startListening({ actionCreator, effect: (_, { dispatch }) => endPush(dispatch) });
  }
  // A page that was closed during a logout may have left a subscription.
  for (const actionCreator of [loggedIn, sessionSlice.actions.sessionRestored]) {
    startListening({
      actionCreator,
      effect: async ({ payload: { merchantCode, userName } }, { dispatch }) => {
        if (readPushMark()?.player !== `${merchantCode}/${userName}`) await endPush(dispatch);
      },
    });
  }
}
