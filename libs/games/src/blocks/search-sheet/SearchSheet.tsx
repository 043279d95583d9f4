import { Button } from '@parlour/ui/button';
import { Chip, ChipRow } from '@parlour/ui/chip';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../parts/SearchBox';
import { forgetSearches, readSearches, rememberSearch } from '../../rules/recentSearches';
import { SearchResults } from './SearchResults';

type SearchSheetProps = { onClose: () => void };

/** Search over all games, from any screen: recent searches, results while the player types, and a link to all of them. */
export function SearchSheet({ onClose }: SearchSheetProps) {
  const { t } = useTranslation('games');
  return (
    <Sheet open onClose={onClose} title={t('search.title')} closeLabel={t('filter.close')}>
      <Search onLeave={onClose} />
    </Sheet>
  );
}

function Search({ onLeave }: { onLeave: () => void }) {
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
