import { endSession, renewSession, selectToken } from '@parlour/session';
import { useEffect } from 'react';
import { useStore } from 'react-redux';

/** Home renews a session (specification 4, "Home load"). When nobody can tell whether it still holds, it stays. */
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
