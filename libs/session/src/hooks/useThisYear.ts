import { useServerNow, useServerToday } from '@parlour/api-client';
import { usePageZone } from '@parlour/site/format';
import { wallTime } from '@parlour/ui/date';

/** The year it is: on a page of the server by its time in the site's zone, so that the app takes the page over unchanged, and then where the player is. */
export function useThisYear(): number {
  const pageTime = useServerNow(false);
  const today = useServerToday();
  const pageZone = usePageZone();
  return wallTime(pageZone === undefined ? today : pageTime, pageZone).getUTCFullYear();
}
