export const systemStatuses = { normal: 0, maintenance: 1, region: 2 } as const;
export type SystemStatus = (typeof systemStatuses)[keyof typeof systemStatuses];

/** Specification 4: 1 in maintenance, also when the region is restricted as well; 2 when only the region is. */
export function systemStatus({ maintenance, regionRestriction }: { maintenance: boolean; regionRestriction: boolean }): SystemStatus {
  if (maintenance) return systemStatuses.maintenance;
  return regionRestriction ? systemStatuses.region : systemStatuses.normal;
}
