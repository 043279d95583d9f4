import { gamesFeature } from '@parlour/games';
import { IconButton } from '@parlour/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadScreenMessages } from '../i18n';
import { lazyPart } from '../startup/lazyPart';
import { loader } from '../startup/loader';
import { PartBoundary } from '../failure/PartBoundary';

/** The search sheet, loaded together with its texts. */
const search = loader(async () => {
  const [parts] = await Promise.all([import('./GameSearch'), loadScreenMessages(gamesFeature)]);
  return parts;
});
const GameSearch = lazyPart(search, (parts) => parts.GameSearch);

/** Button that opens the search over all games. Any navigation closes the sheet. */
export function SearchButton() {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;

  const handleOpen = () => {
    search.forgetFailure();
    setOpenAt(key);
  };

  return (
    <>
      <IconButton icon="search" tone="dim" label={t('search.open')} onClick={handleOpen} />
      <PartBoundary place={String(isOpen)}>{isOpen && <GameSearch open onClose={() => setOpenAt(undefined)} />}</PartBoundary>
    </>
  );
}
