import { selectIsLoggedIn } from '@parlour/player/session';
import { Button } from '@parlour/ui/button';
import { Page } from '@parlour/ui/page';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useDeleteMessagesMutation } from '../../api/inboxApi';
import { useSayFailure } from '../../hooks/useSayFailure';
import { TrialGate } from '../../parts/TrialGate';
import { inBatches } from '../../rules/inbox';
import { InboxDetail } from './InboxDetail';
import { InboxList } from './InboxList';
import styles from './InboxScreen.module.css';

/** The inbox (product 4.13): the list, or the message named in the URL. The URL stores tab and message. */
export function InboxScreen() {
  return (
    <TrialGate>
      <Inbox />
    </TrialGate>
  );
}

function Inbox() {
  const [query, setQuery] = useSearchParams();
  const deletion = useUndoableDelete();
  const id = query.get('id');

  function handleDeleted(deleted: string) {
    deletion.remove([deleted]);
    setQuery((former) => without(former, 'id'), { replace: true });
  }

  return (
    <Page width={id ? 'phone' : 'wide'}>
      {id ? <InboxDetail key={id} id={id} onDelete={handleDeleted} /> : <InboxList hidden={deletion.hidden} onDelete={deletion.remove} />}
      <UndoBar count={deletion.hidden.length} onUndo={deletion.undo} />
    </Page>
  );
}

function without(query: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(name);
  return rest;
}

/** Shows for a few seconds that messages were deleted, with an undo button. */
function UndoBar({ count, onUndo }: { count: number; onUndo: () => void }) {
  const { t } = useTranslation('messaging');
  return (
    <div role="status" className={styles.place}>
      {count > 0 && (
        <div className={styles.bar}>
          <span>{t('inbox.deleted', { count })}</span>
          <Button size="s" variant="secondary" onClick={onUndo}>
            {t('inbox.undo')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Product 4.13: a deletion can be undone for 5 s. */
const UNDO_MS = 5000;

type UndoableDelete = { hidden: readonly string[]; remove: (ids: readonly string[]) => void; undo: () => void };

/**
 * Hides messages at once and deletes them 5 s later, before the next deletion, or when the player leaves the page, unless the
 * player undoes it.
 */
function useUndoableDelete(): UndoableDelete {
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const pending = useRef<readonly string[]>([]);
  const [deleteMessages] = useDeleteMessagesMutation();
  const sayFailure = useSayFailure();
  const store = useStore();

  function flush() {
    const ids = pending.current;
    pending.current = [];
    // After a logout, the messages are not deleted.
    if (!selectIsLoggedIn(store.getState() as never)) return;
    void sayFailure(...inBatches(ids).map((batch) => deleteMessages({ ids: batch })));
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
