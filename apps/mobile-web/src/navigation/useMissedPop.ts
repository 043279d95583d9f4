import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The router listens only from its first commit. Without this hook, going back during the first render would change the URL but not the
 * screen.
 */
export function useMissedPop(): void {
  const [first] = useState(useLocation());
  useEffect(() => {
    const { pathname, search } = window.location;
    const isMissed = pathname + search !== first.pathname + first.search;
    if (isMissed) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, [first]);
}
