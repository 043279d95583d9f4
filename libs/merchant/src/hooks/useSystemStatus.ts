import { isAppError } from '@parlour/api-client';
import { merchantApi } from '../merchantApi';
import { type SystemStatus, systemStatus } from '../rules/systemStatus';
import { useStatus } from './useStatus';

/** Returns the system status: 0 normal, 1 maintenance, 2 region restricted (specification 4). */
export function useSystemStatus(): SystemStatus {
  const { error } = merchantApi.useGetStatusQuery();
  const status = useStatus();
  // A gateway in maintenance may refuse even the status call.
  const refusal = isAppError(error) ? error.kind : undefined;
  return systemStatus({
    maintenance: refusal === 'maintenance' || (status?.maintenance ?? false),
    regionRestriction: refusal === 'region' || (status?.regionRestriction ?? false),
  });
}
