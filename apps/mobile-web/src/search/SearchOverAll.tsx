import type { SearchSheetProps } from '@parlour/kernel';
import type { ComponentType } from 'react';
import { useSearchEntries } from './useSearchEntries';

type SearchOverAllProps = { sheet: ComponentType<SearchSheetProps>; onClose: () => void };

/** A feature's search sheet, which also searches the other features. */
export function SearchOverAll({ sheet: Sheet, onClose }: SearchOverAllProps) {
  return <Sheet entries={useSearchEntries()} onClose={onClose} />;
}
