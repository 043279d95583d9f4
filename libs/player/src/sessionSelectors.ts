import { type SessionRecord, playerKeyOf } from './sessionRecord';
import { type SessionState, sessionSlice } from './sessionSlice';

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
