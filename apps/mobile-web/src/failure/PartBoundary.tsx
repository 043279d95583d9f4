import { type ReactNode, Suspense } from 'react';
import { FailureBoundary } from './FailureBoundary';

type PartBoundaryProps = { children: ReactNode; fallback?: ReactNode; onFailure?: () => void };

/** Error boundary for lazy parts of the shell. The screen works without them. */
export function PartBoundary({ children, fallback, onFailure }: PartBoundaryProps) {
  return (
    <FailureBoundary fallback={() => fallback} onFailure={onFailure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </FailureBoundary>
  );
}
