import { isAppError, useStoredCopy } from '@parlour/api-client';
import { useSelector } from 'react-redux';
import { statusApi } from '../statusApi';
import { siteSlice } from '../siteSlice';
import { templateCopy } from '../templateCopy';
import type { Status } from '../wire/status';

/** Returns the system status: the stored one at first, the gateway's as soon as it arrives (specification 4). */
export function useStatus(): Status | undefined {
  const stored = useSelector(siteSlice.selectors.selectStoredStatus);
  const { data, error } = statusApi.endpoints.getStatus.useQueryState();
  // Blocks that mount after a failed call do not repeat it. The app does (useSystemStatus), or the player.
  statusApi.useGetStatusQuery(undefined, { skip: error !== undefined });
  return data ?? stored;
}

/**
 * Specification 4: true if the gateway enables the new layout of the member centre (`mem_cen`) or the deposit (`dep_func`) with
 * '1'.
 */
export function useLayoutVariant(name: 'mem_cen' | 'dep_func'): boolean {
  const status = useStatus();
  const copy = useStoredCopy(templateCopy, '', status === undefined);
  return (status?.info.mobileTemplate ?? copy)?.[name] === '1';
}

/**
 * False while the status loads for the first time. A failed call counts as settled, also while it is repeated, so the caller goes on with
 * the defaults. Content that needs a loaded status belongs in a `StatusGate`. A screen repeats a failed call when it opens; a block that
 * mounts on any screen passes `repeats: false`, otherwise a dead gateway gets another three calls for each of them (reliability N6).
 */
export function useIsStatusSettled({ repeats = true }: { repeats?: boolean } = {}): boolean {
  const status = useStatus();
  statusApi.useGetStatusQuery(undefined, { skip: !repeats });
  // Until a repeated call succeeds, `error` stays, but `isError` is false.
  const { error } = statusApi.endpoints.getStatus.useQueryState();
  return status !== undefined || error !== undefined;
}

export const systemStatuses = { normal: 0, maintenance: 1, region: 2 } as const;
export type SystemStatus = (typeof systemStatuses)[keyof typeof systemStatuses];

/** Specification 4: 1 in maintenance, even if the region is also restricted; 2 if only the region is restricted. */
export function systemStatus({ maintenance, regionRestriction }: { maintenance: boolean; regionRestriction: boolean }): SystemStatus {
  if (maintenance) return systemStatuses.maintenance;
  return regionRestriction ? systemStatuses.region : systemStatuses.normal;
}

/** Returns the system status: 0 normal, 1 maintenance, 2 region restricted (specification 4). */
export function useSystemStatus(): SystemStatus {
  const { error } = statusApi.useGetStatusQuery();
  const status = useStatus();
  // A gateway in maintenance may refuse even the status call.
  const refusal = isAppError(error) ? error.kind : undefined;
  return systemStatus({
    maintenance: refusal === 'maintenance' || (status?.maintenance ?? false),
    regionRestriction: refusal === 'region' || (status?.regionRestriction ?? false),
  });
}
