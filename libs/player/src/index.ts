export { playerFeature } from './feature';
export { AccessGuard } from './blocks/AccessGuard';
export { PauseNotice } from './blocks/PauseNotice';
export { TrialNotAllowed } from './blocks/TrialNotAllowed';
export { endSession } from './endSession';
export { formDraft } from './formDraft';
export { useRole } from './hooks/useRole';
export { useBeginSession, useIsLoggedIn, useLogout, useSession } from './hooks/useSession';
export { type Captcha, useCaptcha } from './hooks/useCaptcha';
export { useMember } from './hooks/useMember';
export { type PauseRequest, usePausePlay } from './hooks/usePausePlay';
export { usePlayerKey, usePlaySettings, usePlayState } from './hooks/usePlayState';
export { useUntil } from './hooks/useUntil';
export { preferences, type Preferences, usePreferences, vibrate } from './preferences';
export { useRequireSession } from './hooks/useRequireSession';
export { type KnownPause, knownPauses } from './play/knownPauses';
export { checkMinutes, playSettings } from './play/playSettings';
export { renewSession } from './renewSession';
export { displayName } from './rules/displayName';
export { rememberedKey, remembersAccount } from './rules/rememberedLogin';
export { safeReturnPath } from './rules/returnPath';
export { runMode } from './rules/runMode';
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
