import { selectRuntimeConfig, useMerchant } from '@parlour/site';
import { useSelector } from 'react-redux';
import { PartBoundary } from '../failure/FailureBoundary';
import { useLaunchMoment } from '../launch/useLaunchMoment';
import { usePushedPath } from '../pwa/push/usePushedPath';
import { useReports } from '../reports/useReports';
import { lazyPart } from '../startup/bundles';
import { useIsLaterDue } from '../startup/due';
import { loader } from '../startup/loader';

const Tags = lazyPart(
  loader(() => import('../tags/Tags')),
  (parts) => parts.Tags,
);

/** What follows a page once it is drawn: the moment of a launch, pushed paths, failure reports and tags. `path` is that of the route. */
export function LaterEffects({ path }: { path: string | undefined }) {
  useReports(useIsLaterDue());
  useLaunchMoment();
  usePushedPath();
  const { consent } = useMerchant();
  const { isReported } = useSelector(selectRuntimeConfig).campaign;
  return <PartBoundary>{(consent || isReported) && <Tags path={path} />}</PartBoundary>;
}
