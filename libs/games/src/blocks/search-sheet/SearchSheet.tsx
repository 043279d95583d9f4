import type { SearchEntry, SearchSheetProps } from '@parlour/kernel/feature';
import { Sheet } from '@parlour/ui/sheet';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../parts/SearchBox';
import { maxSearchLength } from '../../rules/list/gameListView';
import { rememberSearch } from '../../rules/recentSearches';
import { SearchResults } from './SearchResults';
import { SearchStart } from './SearchStart';

const none: readonly SearchEntry[] = [];

/** Search over all games, from any screen, and over the results of the other features. The field stays at the top, and nothing below it moves. */
export function SearchSheet({ entries = none, onClose }: SearchSheetProps) {
  const { t } = useTranslation('games');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  // Letters appear in the field at once, the results as soon as the phone has time.
  const text = useDeferredValue(typed);

  /** Below a text that is too long, the results of the last one stay. */
  function handleType(next: string) {
    if (next.length <= maxSearchLength) setTyped(next);
  }

  function handleSearch(wanted: string) {
    setTyped(wanted);
    setAsked(wanted);
  }

  return (
    <Sheet
      open
      side="full"
      onClose={onClose}
      title={t('search.title')}
      closeLabel={t('filter.close')}
      head={<SearchBox value={asked} label={t('search.field')} isFocused onType={handleType} onSearch={handleSearch} />}
    >
      {text === '' ? (
        <SearchStart onSearch={handleSearch} onOpen={onClose} />
      ) : (
        <SearchResults
          text={text}
          asked={asked}
          entries={entries}
          onSearch={handleSearch}
          onOpen={() => {
            rememberSearch(text);
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}
