import { loggedOut } from '@parlour/kernel';
import type { StartListening } from '@parlour/kernel/feature';
import { readStored, removeStored, writeStored } from '@parlour/kernel/storage';
import { createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';

export type AgentState = {
  /** The player chose "Later" for the pending contracts, so the alert stays hidden for this visit (product 4.5). */
  isPutOff: boolean;
};

export const agentSlice = createSlice({
  name: 'agent',
  initialState: (): AgentState => ({ isPutOff: readPutOff() }),
  reducers: {
    contractsPutOff: (state) => {
      state.isPutOff = true;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => ({ isPutOff: false })),
  selectors: { selectIsPutOff: (state) => state.isPutOff },
});

export const { contractsPutOff } = agentSlice.actions;
export const { selectIsPutOff } = agentSlice.selectors;

const PUT_OFF = 'contractsPutOff';

/** Reads the flag from session storage, because a visit lasts as long as the tab and survives a reload. */
function readPutOff(): boolean {
  return readStored('session', PUT_OFF, v.boolean()) ?? false;
}

export function writePutOff(): void {
  writeStored('session', PUT_OFF, true);
}

/** Clears the flag on logout, so that the next player sees the alert. */
export function forgetPlayer(): void {
  removeStored('session', PUT_OFF);
}

/** Writes the slice's state to session storage and clears it on logout. */
export function startAgentListeners(startListening: StartListening): void {
  startListening({ actionCreator: contractsPutOff, effect: writePutOff });
  startListening({ actionCreator: loggedOut, effect: forgetPlayer });
}
