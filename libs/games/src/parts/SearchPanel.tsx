import { Button } from '@parlour/ui/button';
import { Chip, ChipRow } from '@parlour/ui/chip';
import { Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetSearches, readSearches, rememberSearch } from '../rules/recentSearches';
import { SearchBox } from './SearchBox';
import { SearchResults } from './SearchResults';

export type SearchPanelProps = { onLeave: () => void };

/** The search of the sheet; a search is kept when it led somewhere. */
export function SearchPanel({ onLeave }: SearchPanelProps) {
  const { t } = useTranslation('games');
  const [text, setText] = useState('');
  const [searches, setSearches] = useState(readSearches);

  return (
    <Stack gap={4}>
      <SearchBox value={text} onSearch={setText} />
      {text === '' && searches.length > 0 && (
        <Stack gap={2}>
          <ChipRow layout="wrap" label={t('search.recent')}>
            {searches.map((search) => (
              <Chip key={search} icon="history" onClick={() => setText(search)}>
                {search}
              </Chip>
            ))}
          </ChipRow>
          <Button
            variant="ghost"
            size="s"
            onClick={() => {
              forgetSearches();
              setSearches([]);
            }}
          >
            {t('search.forget')}
          </Button>
        </Stack>
      )}
      {text === '' && searches.length === 0 && <p>{t('search.hint')}</p>}
      {text !== '' && (
        <SearchResults
          text={text}
          onOpen={() => {
            rememberSearch(text);
            onLeave();
          }}
        />
      )}
    </Stack>
  );
}
