import { StatusScreen, useSystemStatus } from '@parlour/merchant';
import type { ReactNode } from 'react';

type StatusGateProps = { children: ReactNode };

/** Lets players in while the site is open: 0 normal, 1 maintenance, 2 region restricted (specification 4, "System status"). */
export function StatusGate({ children }: StatusGateProps) {
  const status = useSystemStatus();
  return status === 0 ? children : <StatusScreen status={status} />;
}
