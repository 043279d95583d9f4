export { addFeatures } from '../addFeatures';
export { findRoute } from '../routeTable';
export { BottomMenu } from '../menus/BottomMenu';
export { ErrorScreen } from '../failure/ErrorScreen';
export { FeatureRoutes } from '../navigation/FeatureRoutes';
export { Overlays } from '../overlays/Overlays';
export { ScreenHeader } from '../navigation/ScreenHeader';
export { forgetFailedScreens, screenOf } from './screenOf';
export { endSession, renewSession } from '@parlour/player';
