import { type StartListening, featuresAdded, localeChanged, loggedIn, loggedOut } from '@parlour/kernel';
import { logoutStarted, selectIsLoggedIn } from '@parlour/player';
import { forgetDraft } from './feedbackDraft';
import { noteVisit } from './popups/firstVisit';
import { checkPush } from './push/checkPush';
import { endPush } from './push/endPush';

/** Records the visit. On logout, clears data that the next player on this phone must not see: the report and the notifications. */
export function startMessagingListeners(startListening: StartListening): void {
  noteVisit();
  startListening({ actionCreator: loggedOut, effect: () => forgetDraft() });
  for (const actionCreator of [logoutStarted, loggedOut]) {
    startListening({ actionCreator, effect: (_, { dispatch }) => endPush(dispatch) });
  }
  for (const actionCreator of [featuresAdded, loggedIn]) {
    startListening({ actionCreator, effect: (_, { dispatch, getState }) => checkPush(getState(), dispatch) });
  }
  startListening({
    actionCreator: localeChanged,
    // At the start, the language may be known before the session.
    effect: async (_, { dispatch, getState }) => {
      if (selectIsLoggedIn(getState())) await checkPush(getState(), dispatch);
    },
  });
}
