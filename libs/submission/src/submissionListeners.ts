import { loggedOut, toastRequested } from '@parlour/kernel';
import type { StartListening } from '@parlour/kernel/feature';
import type { Intent } from './intent';
import { forgetIntents, onIntentsElsewhere, removeIntent, storeIntent, updateIntent } from './intentMemory';
import {
  type WithSubmissions,
  intentClosed,
  intentLost,
  intentNotFound,
  intentStarted,
  intentsHeard,
  submissionSlice,
} from './submissionSlice';

/** Keeps the storage in sync with the slice. Each intent is stored before its request is sent. */
export function startSubmissionListeners(startListening: StartListening): void {
  startListening({
    actionCreator: intentStarted,
    effect: ({ payload: { key } }, { getState }) => writeIntent(getState(), key, storeIntent),
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
    effect: async (_, { dispatch, getOriginalState }) => {
      forgetIntents();
      const { intents } = submissionSlice.selectSlice(getOriginalState() as WithSubmissions);
      if (intents.every(({ state }) => state !== 'sending')) return;
      // The reply belongs to a session that is over, so this tab never learns the outcome. Another tab may be in front.
      await whenVisible();
      dispatch(toastRequested({ level: 'info', text: { catalogue: 'sentBeforeLogout' } }));
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

async function whenVisible(): Promise<void> {
  while (document.hidden) await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

function writeIntent(state: unknown, key: string, write: (intent: Intent) => void): void {
  const intent = submissionSlice.selectSlice(state as WithSubmissions).intents.find((candidate) => candidate.key === key);
  if (intent) write(intent);
}
