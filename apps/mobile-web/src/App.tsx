import { Suspense } from 'react';
import { AppRoutes } from './routes';
import { PageFade } from './navigation/PageFade';
import { ScreenBoundary } from './failure/ScreenBoundary';
import { Shell } from './shell/Shell';
import { Splash } from './shell/Splash';
import { StatusGate } from './shell/StatusGate';

/** The whole app, inside its providers. */
export function App() {
  return (
    <StatusGate>
      <ScreenBoundary>
        <Suspense fallback={<Splash />}>
          <Shell>
            <PageFade>
              <AppRoutes />
            </PageFade>
          </Shell>
        </Suspense>
      </ScreenBoundary>
    </StatusGate>
  );
}
