import { type StartListening, loggedOut } from '@parlour/kernel';
import { isAnyOf } from '@reduxjs/toolkit';
import { forgetIntents, onIntentsElsewhere, writeIntent } from './intentMemory';
import {
  type WithSubmissions,
  intentClosed,
  intentLost,
  intentNotFound,
  intentStarted,
  intentsHeard,
  submissionSlice,
} from './submissionSlice';

const isIntentChange = isAnyOf(intentStarted, intentLost, intentNotFound, intentClosed);

/** Keeps the storage in sync with the slice. Each intent is stored before its request is sent. */
export function startSubmissionListeners(startListening: StartListening): void {
  /** Keys of the intents that this tab has closed. */
  const closed = new Set<string>();

  startListening({
    matcher: isIntentChange,
    effect: (action, { getState }) => {
      if (!isIntentChange(action)) return;
      const key = typeof action.payload === 'string' ? action.payload : action.payload.key;
      const { intents } = submissionSlice.selectSlice(getState() as WithSubmissions);
      const intent = intents.find((candidate) => candidate.key === key);
      if (!intent) closed.add(key);
      writeIntent(key, intent);
    },
  });
  startListening({ actionCreator: loggedOut, effect: forgetIntents });
  // From the first reading on, also while no screen shows an intent: another tab may settle it meanwhile.
  startListening({
    actionCreator: intentsHeard,
    effect: (_, { dispatch, getState, unsubscribe }) => {
      unsubscribe();
      onIntentsElsewhere((heard) => {
        const { intents } = submissionSlice.selectSlice(getState() as WithSubmissions);
        // Two tabs that change their intents at the same moment overwrite each other, so this tab stores its own again.
        const overwritten = intents.filter(({ key, state }) => state === 'sending' && heard.every((intent) => intent.key !== key));
        for (const intent of overwritten) writeIntent(intent.key, intent);
        for (const { key } of heard) if (closed.has(key)) writeIntent(key, undefined);
        dispatch(intentsHeard(heard.filter(({ key }) => !closed.has(key))));
      });
    },
  });
}
