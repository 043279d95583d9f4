import type { SearchEntry, SearchSheetProps } from '@parlour/kernel';
import { type ComponentType, memo, useDeferredValue, useEffect, useState } from 'react';
import { useSearchEntries } from './useSearchEntries';

type SearchOverAllProps = { sheet: ComponentType<SearchSheetProps>; onClose: () => void };

/** A feature's search sheet, which also searches the other features. Their entries take a while to collect, so the sheet opens first. */
export function SearchOverAll({ sheet: Sheet, onClose }: SearchOverAllProps) {
  const [entries, setEntries] = useState<readonly SearchEntry[]>();
  const isOpen = useDeferredValue(true, false);
  return (
    <>
      <Sheet entries={entries} onClose={onClose} />
      {isOpen && <Entries onChange={setEntries} />}
    </>
  );
}

type EntriesProps = { onChange: (entries: readonly SearchEntry[]) => void };

/** Collects the entries again only when one of their sources changes. */
const Entries = memo(function Entries({ onChange }: EntriesProps) {
  const entries = useSearchEntries();
  useEffect(() => onChange(entries), [entries, onChange]);
  return null;
});
