import type { LateOutcome } from '@parlour/api-client';
import { loggedOut } from '@parlour/kernel';
import { type PayloadAction, createAction, createSelector, createSlice } from '@reduxjs/toolkit';
import { type Intent, interrupted } from './intent';
import { readIntents } from './intentMemory';

export type SubmissionState = { intents: Intent[] };

/** Intents with an unknown outcome. */
export const submissionSlice = createSlice({
  name: 'submission',
  initialState: (): SubmissionState => ({ intents: readIntents().map(interrupted) }),
  reducers: {
    /** An intent is about to be sent, for the first time or again under its key. */
    intentStarted: (state, { payload }: PayloadAction<Intent>) => {
      state.intents = [...state.intents.filter(({ key }) => key !== payload.key), { ...payload, state: 'sending' }];
    },
    /** The intent was not sent again, so it stays as it was before the attempt. */
    intentKept: (state, { payload }: PayloadAction<Intent>) => {
      state.intents = state.intents.map((intent) => (intent.key === payload.key ? payload : intent));
    },
    /** No valid reply arrived. */
    intentLost: (state, { payload: key }: PayloadAction<string>) => setState(state, key, 'unknown'),
    /** The gateway does not know the intent, and the reply window is over. */
    intentNotFound: (state, { payload: key }: PayloadAction<string>) => setState(state, key, 'absent'),
    /** The intent was accepted, refused, or discarded by the player. */
    intentClosed: (state, { payload: key }: PayloadAction<string>) => {
      state.intents = state.intents.filter((intent) => intent.key !== key);
    },
    /** The storage has changed. Intents that this tab is sending stay, even if another tab has settled them. */
    intentsHeard: (state, { payload }: PayloadAction<Intent[]>) => {
      const own = state.intents.filter((intent) => intent.state === 'sending');
      const others = payload.filter(({ key }) => own.every((intent) => intent.key !== key)).map(interrupted);
      state.intents = [...own, ...others].sort((a, b) => a.startedAt - b.startedAt);
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, (): SubmissionState => ({ intents: [] })),
  selectors: {
    selectIntents: createSelector(
      [(state: SubmissionState) => state.intents, (_: SubmissionState, player: string) => player],
      (intents, player) => intents.filter((intent) => intent.player === player),
    ),
  },
});

function setState({ intents }: SubmissionState, key: string, state: Intent['state']): void {
  const intent = intents.find((candidate) => candidate.key === key);
  if (intent) intent.state = state;
}

/** The session of an intent ended while it was on its way; its outcome is known now, or known to be unknown. */
export const intentAnsweredLate = createAction<{ key: string; outcome: LateOutcome }>('submission/intentAnsweredLate');
export const { intentClosed, intentKept, intentLost, intentNotFound, intentStarted, intentsHeard } = submissionSlice.actions;
export const { selectIntents } = submissionSlice.selectors;
/** State of a store with this slice. */
export type WithSubmissions = Parameters<typeof selectIntents>[0];
