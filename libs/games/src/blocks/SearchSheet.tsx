import { Sheet } from '@parlour/ui/sheet';
import { useTranslation } from 'react-i18next';
import { SearchPanel } from '../parts/SearchPanel';

export type SearchSheetProps = { open: boolean; onClose: () => void };

/** Search over all games from anywhere: what was searched last, results while one types, the way to all of them. */
export function SearchSheet({ open, onClose }: SearchSheetProps) {
  const { t } = useTranslation('games');
  return (
    <Sheet open={open} onClose={onClose} title={t('search.title')} closeLabel={t('filter.close')}>
      {open && <SearchPanel onLeave={onClose} />}
    </Sheet>
  );
}
