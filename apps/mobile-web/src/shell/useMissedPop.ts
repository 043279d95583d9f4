import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The router listens from its first commit on: who went back while that was made, is told now, or the address would stand above another screen. */
export function useMissedPop(): void {
  const [first] = useState(useLocation());
  useEffect(() => {
    const { pathname, search } = window.location;
    const isMissed = pathname + search !== first.pathname + first.search;
    if (isMissed) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, [first]);
}
