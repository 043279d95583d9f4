import { Suspense, lazy } from 'react';
import { type SystemStatus, systemStatuses } from '../hooks/useStatus';

const MaintenanceScreen = lazy(async () => ({ default: (await import('../screens/MaintenanceScreen')).MaintenanceScreen }));
const RegionScreen = lazy(async () => ({ default: (await import('../screens/RegionScreen')).RegionScreen }));

export type StatusScreenProps = { status: Exclude<SystemStatus, 0> };

/** Full-screen explanation of why the site is closed, for system status 1 or 2 (specification 4). */
export function StatusScreen({ status }: StatusScreenProps) {
  return <Suspense>{status === systemStatuses.maintenance ? <MaintenanceScreen /> : <RegionScreen />}</Suspense>;
}
