import { selectIsLoggedIn } from '@parlour/player';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useDeleteMessagesMutation } from '../api/inboxApi';
import { MAX_IDS } from '../wire/inbox';

/** Product 4.13: a deletion can be undone for 5 s. */
const UNDO_MS = 5000;

export type UndoableDelete = { hidden: readonly string[]; remove: (ids: readonly string[]) => void; undo: () => void };

/**
 * Hides messages at once and deletes them 5 s later, before the next deletion, or when the player leaves the page, unless the
 * player undoes it.
 */
export function useUndoableDelete(): UndoableDelete {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const pending = useRef<readonly string[]>([]);
  const [deleteMessages] = useDeleteMessagesMutation();
  const store = useStore();

  function flush() {
    const ids = pending.current;
    pending.current = [];
    // After a logout, the messages are not deleted.
    if (!selectIsLoggedIn(store.getState() as never)) return;
    for (let start = 0; start < ids.length; start += MAX_IDS) void deleteMessages({ ids: ids.slice(start, start + MAX_IDS) });
  }
  const onEnd = useEffectEvent(flush);

  useEffect(() => {
    if (hidden.length === 0) return undefined;
    const timer = setTimeout(() => {
      onEnd();
      setHidden([]);
    }, UNDO_MS);
    return () => clearTimeout(timer);
  }, [hidden]);
  useEffect(() => {
    const handleLeave = () => onEnd();
    window.addEventListener('pagehide', handleLeave);
    return () => {
      window.removeEventListener('pagehide', handleLeave);
      handleLeave();
    };
  }, []);

  return {
    hidden,
    remove: (ids) => {
      flush();
      pending.current = ids;
      setHidden(ids);
    },
    undo: () => {
      pending.current = [];
      setHidden([]);
    },
  };
}
