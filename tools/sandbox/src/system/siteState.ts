/** Switches of the operator for the whole site. */
export type SiteState = {
  maintenance: boolean;
  /** Announced end of the maintenance. */
  maintenanceUntil: number | null;
  regionRestriction: boolean;
  /** The status has none of the parts that have their own calls, as with some gateways (ADR 0025). */
  hasSplitStatus: boolean;
};

export const normalState: SiteState = { maintenance: false, maintenanceUntil: null, regionRestriction: false, hasSplitStatus: false };
