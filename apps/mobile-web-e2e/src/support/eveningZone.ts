/** At this hour, most matches on a screen begin after midnight. */
const EVENING = 21;

/**
 * A time zone in which it is evening now, never that of `siteOffset` (hours ahead of UTC). Whatever is grouped by the days of a phone there is grouped in another
 * way than by the site's days, at any hour of the run.
 */
export function eveningZone(siteOffset: number): string {
  const ahead = EVENING - new Date().getUTCHours();
  const offset = ahead === siteOffset ? ahead - 1 : ahead;
  const inRange = offset > 12 ? offset - 24 : offset;
  // The sign in these names is reversed: Etc/GMT-8 is eight hours ahead of UTC.
  return `Etc/GMT${inRange > 0 ? '-' : '+'}${Math.abs(inRange)}`;
}
