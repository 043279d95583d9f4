export { ErrorScreen } from '../shell/ErrorScreen';
export { GuardedScreen } from '../shell/GuardedScreen';
export { Overlays } from '../shell/Overlays';
export { ScreenHeader } from '../shell/ScreenHeader';
