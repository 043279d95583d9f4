import { Suspense, createElement, use } from 'react';
import type { AppRoute } from '../routeTable';
import { Splash } from './Splash';
import { loadScreen } from './loadScreen';

/** A screen that arrives with its messages; until then a quiet mark of loading. */
export function LazyScreen(target: AppRoute) {
  return (
    <Suspense fallback={<Splash />}>
      <LoadedScreen {...target} />
    </Suspense>
  );
}

function LoadedScreen(target: AppRoute) {
  return createElement(use(loadScreen(target)));
}
