import { homeAliases } from '@parlour/kernel';
import { Suspense, createElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomeScreen } from './home/HomeScreen';
import { useAppBundle } from './startup/bundles';
import { ScreenBoundary } from './failure/ScreenBoundary';
import { Splash } from './shell/Splash';

/** Home and the features' routes. */
export function AppRoutes() {
  return (
    <ScreenBoundary>
      <Suspense fallback={<Splash />}>
        <Routes>
          {homeAliases.map((path) => (
            <Route key={path} path={path} element={<HomeScreen />} />
          ))}
          <Route path="*" element={<Others />} />
        </Routes>
      </Suspense>
    </ScreenBoundary>
  );
}

function Others() {
  return createElement(useAppBundle().FeatureRoutes);
}
