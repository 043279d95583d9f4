export { playerFeature } from './feature';
export { AccessGuard } from './blocks/AccessGuard';
export { TrialNotAllowed } from './blocks/TrialNotAllowed';
export { endSession } from './endSession';
export { formDraft } from './formDraft';
export { useBeginSession } from './hooks/useSession';
export { type Captcha, useCaptcha } from './hooks/useCaptcha';
export { useIsLoggedIn } from './hooks/useSession';
export { useLogout } from './hooks/useSession';
export { useMember } from './hooks/useMember';
export { type PauseRequest, usePausePlay } from './hooks/usePausePlay';
export { usePlaySettings } from './hooks/usePlayState';
export { usePlayState, usePlayerKey } from './hooks/usePlayState';
export { usePreferences } from './preferences';
export { useRequireSession } from './hooks/useRequireSession';
export { useRole } from './hooks/useSession';
export { useSession } from './hooks/useSession';
export { type KnownPause, knownPauses } from './play/knownPauses';
export { checkMinutes, playSettings } from './play/playSettings';
export { type Preferences, preferences } from './preferences';
export { renewSession } from './renewSession';
export { displayName } from './rules/displayName';
export { rememberedKey, remembersAccount } from './rules/rememberedLogin';
export { safeReturnPath } from './rules/returnPath';
export { runMode } from './rules/runMode';
export { readSharedRecord } from './sessionRecord';
export {
  selectElsewhere,
  selectFormShown,
  selectIsExpired,
  selectIsLoggedIn,
  selectLogout,
  selectPlayerKey,
  selectSession,
  selectSessionEpoch,
  selectToken,
} from './sessionSlice';
export { formAsked, formClosed, logoutAsked, logoutCancelled, logoutStarted, passwordChanged, sessionSlice } from './sessionSlice';
export { startSession } from './startSession';
export { vibrate } from './preferences';
