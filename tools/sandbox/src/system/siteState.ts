/** What the operator switches for the whole site. */
export type SiteState = {
  maintenance: boolean;
  /** Moment of the announced end. */
  maintenanceUntil: number | null;
  regionRestriction: boolean;
};

export const normalState: SiteState = { maintenance: false, maintenanceUntil: null, regionRestriction: false };
