import { useSearchParams } from 'react-router-dom';

/** The URL stores the open sheet, so that Back closes it and other screens can open it. */
export function useEdit(): { edit: string | undefined; open: (id: string) => void; close: () => void } {
  const [query, setQuery] = useSearchParams();
  const change = (id: string | undefined) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (id) next.set('edit', id);
        else next.delete('edit');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { edit: query.get('edit') ?? undefined, open: change, close: () => change(undefined) };
}
