export const systemStatuses = { normal: 0, maintenance: 1, region: 2 } as const;
export type SystemStatus = (typeof systemStatuses)[keyof typeof systemStatuses];

/** Specification 4: 1 in maintenance, even if the region is also restricted; 2 if only the region is restricted. */
export function systemStatus({ maintenance, regionRestriction }: { maintenance: boolean; regionRestriction: boolean }): SystemStatus {
  if (maintenance) return systemStatuses.maintenance;
  return regionRestriction ? systemStatuses.region : systemStatuses.normal;
}
