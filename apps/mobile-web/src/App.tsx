import { StatusScreen, useSystemStatus } from '@parlour/site';
import { KeptFocus } from '@parlour/ui/kept-focus';
import { type ReactNode, Suspense } from 'react';
import { AppRoutes } from './routes';
import { PageFade } from './navigation/PageFade';
import { ScreenBoundary } from './failure/ScreenBoundary';
import { Shell } from './shell/Shell';
import { Splash } from './shell/Splash';

/** The whole app, inside its providers. */
export function App() {
  return (
    <StatusGate>
      <ScreenBoundary>
        <Suspense fallback={<Splash />}>
          <KeptFocus>
            <Shell>
              <PageFade>
                <AppRoutes />
              </PageFade>
            </Shell>
          </KeptFocus>
        </Suspense>
      </ScreenBoundary>
    </StatusGate>
  );
}

type StatusGateProps = { children: ReactNode };

/** Lets players in while the site is open: 0 normal, 1 maintenance, 2 region restricted (specification 4, "System status"). */
function StatusGate({ children }: StatusGateProps) {
  const status = useSystemStatus();
  return status === 0 ? children : <StatusScreen status={status} />;
}
