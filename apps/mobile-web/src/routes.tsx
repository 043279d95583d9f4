import { homeAliases, paths } from '@parlour/kernel';
import { AccessGuard } from '@parlour/session';
import { Navigate, Route, Routes } from 'react-router-dom';

import { appRoutes } from './routeTable';
import { HomeScreen } from './home/HomeScreen';
import { LazyScreen } from './shell/LazyScreen';
import { ScreenBoundary } from './shell/ScreenBoundary';

/** Every route of every feature, each with its guard and its own error boundary; an unknown path leads home (specification 2). */
export function AppRoutes() {
  return (
    <Routes>
      {homeAliases.map((path) => (
        <Route
          key={path}
          path={path}
          element={
            <ScreenBoundary>
              <HomeScreen />
            </ScreenBoundary>
          }
        />
      ))}
      {appRoutes.map(({ feature, route }) => (
        <Route
          key={route.path}
          path={route.path}
          element={
            <AccessGuard access={route.access}>
              <ScreenBoundary>
                <LazyScreen feature={feature} route={route} />
              </ScreenBoundary>
            </AccessGuard>
          }
        />
      ))}
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  );
}
