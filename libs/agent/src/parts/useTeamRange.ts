import { serverNow } from '@parlour/api-client';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type TeamRange, rangeQuery, readTeamRange } from '../rules/teamRange';

/** The range of a screen, which lives in its address beside whatever else does. */
export function useTeamRange() {
  const [query, setQuery] = useSearchParams();
  const [now] = useState(serverNow);

  function choose(days: Pick<TeamRange, 'id' | 'fromDay' | 'toDay'>) {
    const others = Object.fromEntries([...query].filter(([name]) => !['range', 'from', 'to'].includes(name)));
    setQuery({ ...others, ...rangeQuery(days) }, { replace: true });
  }
  return { now, range: readTeamRange(query, now), choose };
}
