import { useLaunchMoment } from '../launch/useLaunchMoment';
import { DocumentTitle } from '../navigation/routeTitle';
import { useScrollMemory } from '../navigation/useScrollMemory';
import { usePushedPath } from '../pwa/push/usePushedPath';
import { useReports } from '../reports/useReports';
import type { AppRoute } from '../startup/bundles';
import { useIsLaterDue } from '../startup/due';

/** What follows each page without showing anything: its title, its scroll position, the moment of a launch, pushed paths and failure reports. */
export function PageEffects({ target }: { target: AppRoute | undefined }) {
  useScrollMemory();
  useReports(useIsLaterDue());
  useLaunchMoment();
  usePushedPath();
  return <DocumentTitle key={target?.route.path} target={target} />;
}
