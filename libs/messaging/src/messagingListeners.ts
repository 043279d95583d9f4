import { featuresAdded, localeChanged, loggedIn, loggedOut } from '@parlour/kernel';
import type { StartListening } from '@parlour/kernel/feature';
import { readStored, writeStored } from '@parlour/kernel/storage';
import { logoutStarted, selectIsLoggedIn } from '@parlour/player/session';
import * as v from 'valibot';
import { forgetDraft } from './forgetFeedbackDraft';
import { checkPush } from './push/checkPush';
import { endPush } from './push/pushSubscription';

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

const VISITED = 'visited';
const FIRST = 'firstVisit';

function noteVisit(): void {
  if (readStored('session', FIRST, v.boolean()) !== undefined) return;
  writeStored('session', FIRST, readStored('local', VISITED, v.boolean()) === undefined);
  writeStored('local', VISITED, true);
}

export function isFirstVisit(): boolean {
  return readStored('session', FIRST, v.boolean()) === true;
}
