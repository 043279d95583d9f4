export { addFeatures } from '../addFeatures';
export { findRoute } from '../routeTable';
export { BottomMenu } from '../shell/BottomMenu';
export { ErrorScreen } from '../shell/ErrorScreen';
export { FeatureRoutes } from '../shell/FeatureRoutes';
export { Overlays } from '../shell/Overlays';
export { ScreenHeader } from '../shell/ScreenHeader';
export { forgetFailedScreens, screenOf } from './screenOf';
export { endSession, renewSession } from '@parlour/player';
