import { LoadState } from '@parlour/api-client';
import type { ComponentProps, ReactNode } from 'react';
import { useStatus } from '../hooks/useStatus';
import { statusApi } from '../statusApi';

export type StatusGateProps = Pick<ComponentProps<typeof LoadState>, 'title' | 'cards' | 'rows'> & {
  /** Content that needs a known status, for example "not offered here". */
  children: ReactNode;
};

/** Shows its content once the status is known. Until then it shows a skeleton, or a failure with a retry. */
export function StatusGate({ children, ...loading }: StatusGateProps) {
  const { error, isFetching, refetch } = statusApi.useGetStatusQuery();
  const status = useStatus();
  if (status) return children;
  return <LoadState {...loading} error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
}
