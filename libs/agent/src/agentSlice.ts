import { loggedOut } from '@parlour/kernel';
import { createSlice } from '@reduxjs/toolkit';
import { readPutOff } from './agentMemory';

export type AgentState = {
  /** The player chose "Later" for the pending contracts, so the alert stays hidden for this visit (product 4.5). */
  isPutOff: boolean;
};

/** Client state of the agent area. */
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
