import { AppRoutes } from './routes';
import { PageFade } from './shell/PageFade';
import { Shell } from './shell/Shell';
import { StatusGate } from './shell/StatusGate';

/** The whole product below its providers. */
export function App() {
  return (
    <StatusGate>
      <Shell>
        <PageFade>
          <AppRoutes />
        </PageFade>
      </Shell>
    </StatusGate>
  );
}
