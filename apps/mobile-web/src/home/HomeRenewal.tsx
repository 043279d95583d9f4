import { endSession, renewSession, selectToken } from '@parlour/player';
import { useEffect } from 'react';
import { useStore } from 'react-redux';

/** Home renews a session (specification 4, "Home load"). The session stays if the outcome is unknown. */
export function HomeRenewal() {
  const store = useStore();
  useEffect(() => {
    const token = selectToken(store.getState());
    if (!token) return;
    renewSession(store, token).then(
      (renewed) => renewed === undefined && endSession(store),
      () => undefined,
    );
  }, [store]);
  return null;
}
