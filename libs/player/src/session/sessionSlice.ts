import { loggedIn, loggedOut, sessionRestored } from '@parlour/kernel';
import { type PayloadAction, createSlice, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { type SessionRecord, playerKeyOf } from './sessionRecord';

export type SessionState = {
  record?: SessionRecord;
  /** First token of this session. It stays the same when tokens are renewed and identifies the session of a reply. */
  epoch?: string;
  logout: 'idle' | 'asked' | 'running';
  /** True if the gateway, not the player, ended the session. */
  isExpired: boolean;
  /** Form shown as a modal: the login (specification 4) or the registration (section 2). */
  formShown?: 'login' | 'register';
  /** Another player logged in in another tab of this browser. */
  elsewhere?: string;
};

const initialState: SessionState = { logout: 'idle', isExpired: false };

function begin(record: SessionRecord): SessionState {
  return { ...initialState, record, epoch: record.token };
}

/** Session of this tab. The listeners store its record. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A late reply after the logout must not restore the session. */
    tokenRenewed: (state, { payload }: PayloadAction<string>) => {
      if (state.record && state.logout !== 'running') state.record.token = payload;
    },
    /** The initial password has been changed; the session continues. */
    passwordChanged: (state) => {
      if (state.record) state.record.firstTimeLogin = false;
    },
    logoutAsked: (state) => {
      if (state.record && state.logout === 'idle') state.logout = 'asked';
    },
    logoutCancelled: (state) => {
      if (state.logout === 'asked') state.logout = 'idle';
    },
    logoutStarted: (state) => {
      state.logout = 'running';
    },
    sessionExpired: (state) => {
      state.isExpired = true;
      state.formShown = 'login';
    },
    formAsked: (state, { payload }: PayloadAction<'login' | 'register'>) => {
      state.formShown = payload;
    },
    formClosed: (state) => {
      delete state.formShown;
    },
    foundElsewhere: (state, { payload }: PayloadAction<string>) => {
      state.elsewhere = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedIn, (_, { payload }) => begin(payload))
      .addCase(sessionRestored, (_, { payload }) => begin(payload))
      .addCase(loggedOut, () => initialState),
  selectors: {
    selectRecord: (state) => state.record,
    selectEpoch: (state) => state.epoch,
    selectLogout: (state) => state.logout,
    selectIsExpired: (state) => state.isExpired,
    selectFormShown: (state) => state.formShown,
    selectElsewhere: (state) => state.elsewhere,
  },
});

export const {
  formAsked,
  formClosed,
  foundElsewhere,
  logoutAsked,
  logoutCancelled,
  logoutStarted,
  passwordChanged,
  sessionExpired,
  tokenRenewed,
} = sessionSlice.actions;

type WithSession = { session: SessionState };

// The state arrives untyped (`GatewayContext`); every store of the product has this slice.
const record = (state: unknown): SessionRecord | undefined => sessionSlice.selectors.selectRecord(state as WithSession);

/** The session of this tab; absent for a visitor. */
export const selectSession = record;
/** Identifies the player of this tab on this device; undefined for a visitor. */
export const selectPlayerKey = (state: unknown): string | undefined => {
  const session = record(state);
  return session && playerKeyOf(session);
};
/** Returns the token for the gateway. Never put it into a URL, a log or the page. */
export const selectToken = (state: unknown): string | undefined => record(state)?.token;
/** Changes with every login and logout, not with a renewal (`GatewayContext.getSessionEpoch`). */
export const selectSessionEpoch = (state: unknown): string | undefined => sessionSlice.selectors.selectEpoch(state as WithSession);
/** True for every session, including the free trial. */
export const selectIsLoggedIn = (state: unknown): boolean => record(state) !== undefined;
export const selectUserType = (state: unknown): number | undefined => record(state)?.type;
export const selectLogout = (state: WithSession): SessionState['logout'] => sessionSlice.selectors.selectLogout(state);
export const selectIsExpired = (state: WithSession): boolean => sessionSlice.selectors.selectIsExpired(state);
export const selectFormShown = (state: WithSession): SessionState['formShown'] => sessionSlice.selectors.selectFormShown(state);
export const selectElsewhere = (state: WithSession): string | undefined => sessionSlice.selectors.selectElsewhere(state);

/** The parts of the app's store that this library needs. */
export type SessionStore = {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
};
