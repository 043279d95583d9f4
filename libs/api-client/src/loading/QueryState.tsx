import type { ReactNode } from 'react';
import { LoadFailure, type LoadFailureProps } from './LoadFailure';

export type QueryStateProps = LoadFailureProps & {
  /** Label for screen readers while it loads. */
  loadingLabel: string;
  /** Skeletons of the same size as the data. */
  children: ReactNode;
};

/** The loading or error state of a query without data. In a `Stack`, what follows the skeletons appears together with the data. */
export function QueryState({ loadingLabel, children, ...failure }: QueryStateProps) {
  if (failure.error !== undefined) return <LoadFailure {...failure} />;
  return (
    <div role="status" aria-label={loadingLabel} data-loading>
      {children}
    </div>
  );
}
