import { homeAliases, paths } from '@parlour/kernel';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { HomeScreen } from './home/HomeScreen';
import { GuardedScreen } from './later/parts';
import { appRoutes } from './routeTable';
import { ScreenBoundary } from './shell/ScreenBoundary';
import { Splash } from './shell/Splash';

/** Every route of every feature, each with its guard; an unknown path leads home (specification 2). */
export function AppRoutes() {
  return (
    <ScreenBoundary>
      <Suspense fallback={<Splash />}>
        <Routes>
          {homeAliases.map((path) => (
            <Route key={path} path={path} element={<HomeScreen />} />
          ))}
          {appRoutes.map((target) => (
            <Route key={target.route.path} path={target.route.path} element={<GuardedScreen target={target} />} />
          ))}
          <Route path="*" element={<Navigate to={paths.home} replace />} />
        </Routes>
      </Suspense>
    </ScreenBoundary>
  );
}
