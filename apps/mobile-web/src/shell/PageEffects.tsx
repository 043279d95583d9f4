import { PartBoundary } from '../failure/FailureBoundary';
import { DocumentTitle } from '../navigation/routeTitle';
import { useScrollMemory } from '../navigation/useScrollMemory';
import { type AppRoute, later, lazyPart } from '../startup/bundles';

const LaterEffects = lazyPart(later, (parts) => parts.LaterEffects);

/** What follows each page without showing anything: its scroll position and its title, and what can wait until it is drawn. */
export function PageEffects({ target }: { target: AppRoute | undefined }) {
  useScrollMemory();
  const path = target?.route.path;
  return (
    <>
      <DocumentTitle key={path} target={target} />
      <PartBoundary>
        <LaterEffects path={path} />
      </PartBoundary>
    </>
  );
}
