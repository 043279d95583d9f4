import { loggedIn, loggedOut } from '@parlour/kernel';
import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { SessionRecord } from './sessionRecord';

export type SessionState = {
  record?: SessionRecord;
  /** The token that this session began with: stays while tokens are renewed, so that replies can be told apart by session. */
  epoch?: string;
  logout: 'idle' | 'asked' | 'running';
  /** The gateway ended the session, the player did not. */
  isExpired: boolean;
  /** Which form lies over the page: the login modal of specification 4, or the registration's of section 2. */
  formShown?: 'login' | 'register';
  /** Where the film of the login stood when it was last seen, in seconds (specification 3, login store). */
  videoTime: number;
  /** Another player logged in in another tab of this browser. */
  elsewhere?: string;
};

const initialState: SessionState = { logout: 'idle', isExpired: false, videoTime: 0 };

function begin(record: SessionRecord): SessionState {
  return { ...initialState, record, epoch: record.token };
}

/** Who plays in this tab. Where the record is kept is the business of the listeners. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The app started with a session that was already there; `loggedIn` is for one that begins. */
    sessionRestored: (_, { payload }: PayloadAction<SessionRecord>) => begin(payload),
    /** A late answer after the logout must not bring the session back. */
    tokenRenewed: (state, { payload }: PayloadAction<string>) => {
      if (state.record && state.logout !== 'running') state.record.token = payload;
    },
    /** The first login's password is another one now; the session goes on. */
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
    filmLeft: (state, { payload }: PayloadAction<number>) => {
      state.videoTime = payload;
    },
    foundElsewhere: (state, { payload }: PayloadAction<string>) => {
      state.elsewhere = payload;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedIn, (_, { payload }) => begin(payload)).addCase(loggedOut, () => initialState),
  selectors: {
    selectRecord: (state) => state.record,
    selectEpoch: (state) => state.epoch,
    selectLogout: (state) => state.logout,
    selectIsExpired: (state) => state.isExpired,
    selectFormShown: (state) => state.formShown,
    selectVideoTime: (state) => state.videoTime,
    selectElsewhere: (state) => state.elsewhere,
  },
});

export const {
  filmLeft,
  formAsked,
  formClosed,
  foundElsewhere,
  logoutAsked,
  logoutCancelled,
  logoutStarted,
  passwordChanged,
  sessionExpired,
  sessionRestored,
  tokenRenewed,
} = sessionSlice.actions;
