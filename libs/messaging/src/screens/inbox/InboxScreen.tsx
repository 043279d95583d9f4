import { Page } from '@parlour/ui/page';
import { useSearchParams } from 'react-router-dom';
import { useUndoableDelete } from '../../hooks/useUndoableDelete';
import { InboxDetail } from './InboxDetail';
import { InboxList } from './InboxList';
import { TrialGate } from '../../parts/TrialGate';
import { UndoBar } from './UndoBar';

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
    <Page>
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
