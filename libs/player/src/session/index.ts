export { endSession } from './endSession';
export { renewSession } from './renewSession';
export { playerKeyOf, readSharedRecord } from './sessionRecord';
export {
  formAsked,
  formClosed,
  logoutAsked,
  logoutCancelled,
  logoutStarted,
  passwordChanged,
  selectElsewhere,
  selectFormShown,
  selectIsExpired,
  selectIsLoggedIn,
  selectLogout,
  selectPlayerKey,
  selectSession,
  selectSessionEpoch,
  selectToken,
  sessionSlice,
} from './sessionSlice';
export { startSession } from './startSession';
export { useIsLoggedIn, useSession } from './useSession';
export { useBeginSession, useLogout, usePlayerKey, useRequireSession } from './useSessionActions';
