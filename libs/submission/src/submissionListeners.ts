import { loggedOut } from '@parlour/kernel';
import type { StartListening } from '@parlour/kernel/feature';
import type { Intent } from './intent';
import { forgetIntents, onIntentsElsewhere, removeIntent, storeIntent, updateIntent } from './intentMemory';
import {
  type WithSubmissions,
  intentClosed,
  intentKept,
  intentLost,
  intentNotFound,
  intentStarted,
  intentsHeard,
  submissionSlice,
} from './submissionSlice';
import { tellLateOutcome } from './tellLateOutcome';

/** Keeps the storage in sync with the slice. Each intent is stored before its request is sent. */
export function startSubmissionListeners(startListening: StartListening): void {
  startListening({
    actionCreator: intentStarted,
    effect: ({ payload: { key } }, { getState }) => writeIntent(getState(), key, storeIntent),
  });
  startListening({
    actionCreator: intentKept,
    effect: ({ payload: { key } }, { getState }) => writeIntent(getState(), key, updateIntent),
  });
  for (const actionCreator of [intentLost, intentNotFound]) {
    startListening({
      actionCreator,
      effect: ({ payload: key }, { getState }) => writeIntent(getState(), key, updateIntent),
    });
  }
  startListening({ actionCreator: intentClosed, effect: ({ payload: key }) => removeIntent(key) });
  startListening({
    actionCreator: loggedOut,
    effect: async (_, { getOriginalState, ...listener }) => {
      forgetIntents();
      const { intents } = submissionSlice.selectSlice(getOriginalState() as WithSubmissions);
      await Promise.all(intents.filter(({ state }) => state === 'sending').map((intent) => tellLateOutcome(intent, listener)));
    },
  });
  // From the first reading on, also while no screen shows an intent: another tab may settle it.
  startListening({
    actionCreator: intentsHeard,
    effect: (_, { dispatch, unsubscribe }) => {
      unsubscribe();
      onIntentsElsewhere((intents) => dispatch(intentsHeard(intents)));
    },
  });
}

function writeIntent(state: unknown, key: string, write: (intent: Intent) => void): void {
  const intent = submissionSlice.selectSlice(state as WithSubmissions).intents.find((candidate) => candidate.key === key);
  if (intent) write(intent);
}
