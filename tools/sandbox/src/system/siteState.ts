/** Switches of the operator for the whole site. */
export type SiteState = {
  maintenance: boolean;
  /** Announced end of the maintenance. */
  maintenanceUntil: number | null;
  regionRestriction: boolean;
};

export const normalState: SiteState = { maintenance: false, maintenanceUntil: null, regionRestriction: false };
