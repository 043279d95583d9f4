import { Activity, type ReactNode, Suspense, lazy } from 'react';
import { useSystemStatus } from '../hooks/useSystemStatus';
import { systemStatuses } from '../rules/systemStatus';

const MaintenanceScreen = lazy(async () => ({ default: (await import('../screens/MaintenanceScreen')).MaintenanceScreen }));
const RegionScreen = lazy(async () => ({ default: (await import('../screens/RegionScreen')).RegionScreen }));

/**
 * Shows the site, or why it is closed. What the player was doing is kept behind it, forms included, and comes back as it
 * was (reliability P2).
 */
export function SystemGate({ children }: { children: ReactNode }) {
  const status = useSystemStatus();
  return (
    <>
      <Activity mode={status === systemStatuses.normal ? 'visible' : 'hidden'}>{children}</Activity>
      <Suspense>
        {status === systemStatuses.maintenance && <MaintenanceScreen />}
        {status === systemStatuses.region && <RegionScreen />}
      </Suspense>
    </>
  );
}
