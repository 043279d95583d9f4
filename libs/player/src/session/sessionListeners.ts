import { api, errorCode } from '@parlour/api-client';
import { loggedIn, loggedOut, merchantChanged, toastRequested } from '@parlour/kernel';
import type { StartListening } from '@parlour/kernel/feature';
import { isRejectedWithValue } from '@reduxjs/toolkit';
import { forgetDrafts } from '../formDraft';
import { roleOf } from '../rules/role';
import { playerKeyOf } from './sessionRecord';
import { renewRecord, saveRecord, saveTrialName, wipeSession } from './storeRecord';
import { selectSession, logoutStarted, passwordChanged, tokenRenewed } from './sessionSlice';

/** Specification 8, toast levels: a long toast. */
const NOT_KEPT_TOAST_MS = 8000;

/** Keeps both storages in step with the session of this tab. */
export function startSessionListeners(startListening: StartListening): void {
  startListening({
    actionCreator: loggedIn,
    effect: ({ payload }, { dispatch }) => {
      if (!saveRecord(payload)) {
        dispatch(toastRequested({ level: 'info', text: { catalogue: 'loginNotKept' }, durationMs: NOT_KEPT_TOAST_MS }));
      }
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
  // The pause began on another device, so every open tab learns of it now.
  startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload }, { dispatch }) => {
      if (errorCode(payload) === 'PLAY_PAUSED') dispatch(api.util.invalidateTags(['PlayState']));
    },
  });
  // A session belongs to one merchant (specification 1), so it ends when the merchant changes.
  startListening({
    actionCreator: merchantChanged,
    effect: ({ payload }, { dispatch, getState }) => {
      const session = selectSession(getState());
      if (session && session.merchantCode !== payload) dispatch(loggedOut());
    },
  });
}
