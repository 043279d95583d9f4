import type { ReactNode } from 'react';
import { LoadFailure, type LoadFailureProps } from './LoadFailure';

export type QueryStateProps = LoadFailureProps & {
  /** What screen readers are told while it loads. */
  loadingLabel: string;
  /** What holds the place of the data: skeletons of its size. */
  children: ReactNode;
};

/** A query without data yet: its place held, or what went wrong. */
export function QueryState({ loadingLabel, children, ...failure }: QueryStateProps) {
  if (failure.error !== undefined) return <LoadFailure {...failure} />;
  return (
    <div role="status" aria-label={loadingLabel}>
      {children}
    </div>
  );
}
