import { loggedIn, loggedOut, merchantChanged } from '@parlour/kernel';
import type { StartListening } from '@parlour/kernel/feature';
import { forgetDrafts } from '../formDraft';
import { roleOf } from '../rules/role';
import { playerKeyOf, renewRecord, saveRecord, saveTrialName, wipeSession } from './sessionRecord';
import { selectSession, logoutStarted, passwordChanged, tokenRenewed } from './sessionSlice';

/** Keeps both storages in step with the session of this tab. */
export function startSessionListeners(startListening: StartListening): void {
  startListening({
    actionCreator: loggedIn,
    effect: ({ payload }) => {
      saveRecord(payload);
      forgetDrafts(playerKeyOf(payload));
      if (roleOf(payload.type).isTrial) saveTrialName(payload.userName);
    },
  });
  for (const actionCreator of [tokenRenewed, passwordChanged]) {
    startListening({
      actionCreator,
      effect: (_, { getState }) => {
        const session = selectSession(getState());
        if (session) renewRecord(session);
      },
    });
  }
  // A logout removes the session from the device first, regardless of the gateway's reply.
  for (const actionCreator of [logoutStarted, loggedOut]) {
    startListening({
      actionCreator,
      effect: (_, { getOriginalState }) => wipeSession(selectSession(getOriginalState())?.userName),
    });
  }
  // A session that ends by itself keeps the drafts for its player; a logout does not.
  startListening({ actionCreator: logoutStarted, effect: () => forgetDrafts() });
  // A session belongs to one merchant (specification 1), so it ends when the merchant changes.
  startListening({
    actionCreator: merchantChanged,
    effect: ({ payload }, { dispatch, getState }) => {
      const session = selectSession(getState());
      if (session && session.merchantCode !== payload) dispatch(loggedOut());
    },
  });
}
