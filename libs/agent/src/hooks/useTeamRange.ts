import { useServerToday } from '@parlour/api-client';
import { type RangeDays, rangeQuery, readRange } from '@parlour/ui/date-range';
import { useSearchParams } from 'react-router-dom';

/** Reads and sets the date range in the URL, and keeps the other parameters. */
export function useTeamRange() {
  const [query, setQuery] = useSearchParams();
  const now = useServerToday();

  function choose(days: RangeDays) {
    const others = Object.fromEntries([...query].filter(([name]) => !['range', 'from', 'to'].includes(name)));
    setQuery({ ...others, ...rangeQuery(days) }, { replace: true });
  }
  return { now, range: readRange(query, now, 'today'), choose };
}
