import { useSearchParams } from 'react-router-dom';

/** Reads and writes the filters of the records in the URL; empty ones are removed. */
export function useRecordParams() {
  const [query, setQuery] = useSearchParams();
  function set(changes: Record<string, string | undefined>) {
    setQuery(
      (former) => {
        const next = new URLSearchParams(former);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  }
  return { query, set };
}
