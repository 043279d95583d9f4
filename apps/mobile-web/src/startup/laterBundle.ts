export { ErrorScreen } from '../failure/ErrorScreen';
export { BottomMenu } from '../menus/BottomMenu';
export { Overlays } from '../overlays/Overlays';
export { LaterEffects } from '../shell/LaterEffects';
