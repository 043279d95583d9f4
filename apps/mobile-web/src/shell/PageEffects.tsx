import { selectRuntimeConfig, useMerchant } from '@parlour/site';
import { useSelector } from 'react-redux';
import { PartBoundary } from '../failure/FailureBoundary';
import { useLaunchMoment } from '../launch/useLaunchMoment';
import { DocumentTitle } from '../navigation/routeTitle';
import { useScrollMemory } from '../navigation/useScrollMemory';
import { usePushedPath } from '../pwa/push/usePushedPath';
import { useReports } from '../reports/useReports';
import { type AppRoute, lazyPart } from '../startup/bundles';
import { useIsLaterDue } from '../startup/due';
import { loader } from '../startup/loader';

const Tags = lazyPart(
  loader(() => import('../tags/Tags')),
  (parts) => parts.Tags,
);

/** What follows each page without showing anything: its title, its scroll position, the moment of a launch, pushed paths, failure reports and tags. */
export function PageEffects({ target }: { target: AppRoute | undefined }) {
  useScrollMemory();
  useReports(useIsLaterDue());
  useLaunchMoment();
  usePushedPath();
  const { consent } = useMerchant();
  const { isReported } = useSelector(selectRuntimeConfig).campaign;
  const path = target?.route.path;
  return (
    <>
      <DocumentTitle key={path} target={target} />
      <PartBoundary>{(consent || isReported) && <Tags path={path} />}</PartBoundary>
    </>
  );
}
