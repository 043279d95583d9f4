import { type ReactNode, Suspense } from 'react';
import { FailureBoundary } from './FailureBoundary';

type PartBoundaryProps = { children: ReactNode; fallback?: ReactNode; place: string; onFailure?: () => void };

/** Error boundary for lazy parts of the shell. The screen works without them. */
export function PartBoundary({ children, fallback, place, onFailure }: PartBoundaryProps) {
  return (
    <FailureBoundary place={place} fallback={() => fallback} onFailure={onFailure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </FailureBoundary>
  );
}
