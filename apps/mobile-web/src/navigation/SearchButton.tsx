import type { Feature, FeatureSearch, SearchSheetProps } from '@parlour/kernel/feature';
import { IconButton } from '@parlour/ui/button';
import { type ComponentType, createElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PartBoundary, retryFailures, showDocumentFailure } from '../failure/FailureBoundary';
import { loadScreenMessages } from '../i18n';
import { loader, type Loader, useLoaded } from '../startup/loader';
import { search as searchBundle, useLoadedAppBundle } from '../startup/bundles';

type SheetLoader = Loader<ComponentType<SearchSheetProps>>;
type Searched = Pick<Feature, 'id' | 'screenMessages'>;
type SearchProps = { feature: Searched; search: FeatureSearch };

const sheets = new Map<FeatureSearch, SheetLoader>();

/** The search sheet of a feature, loaded together with its texts. */
function sheetOf({ feature, search }: SearchProps): SheetLoader {
  const known = sheets.get(search);
  if (known) return known;
  const sheet = loader(async () => {
    const [{ default: component }] = await Promise.all([search.lazy(), loadScreenMessages(feature)]);
    return component;
  });
  sheets.set(search, sheet);
  return sheet;
}

type SearchButtonProps = { feature: Searched & Pick<Feature, 'search'> };

/** Button that opens the search of a feature, if it has one. Any navigation closes the sheet. */
export function SearchButton({ feature }: SearchButtonProps) {
  return feature.search && <Search feature={feature} search={feature.search} />;
}

function Search({ feature, search }: SearchProps) {
  const { t } = useTranslation(feature.id);
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const sheet = sheetOf({ feature, search });

  const handleOpen = () => {
    retryFailures();
    setOpenAt(key);
  };

  return (
    <>
      <IconButton icon="search" tone="dim" label={t(search.labelKey)} onClick={handleOpen} />
      <PartBoundary onFailure={showDocumentFailure}>
        {isOpen && <LoadedSheet sheet={sheet} onClose={() => setOpenAt(undefined)} />}
      </PartBoundary>
    </>
  );
}

/** The sheet, with the search sources of all features. */
function LoadedSheet({ sheet, onClose }: { sheet: SheetLoader; onClose: () => void }) {
  const component = useLoaded(sheet);
  const over = useLoaded(searchBundle);
  const bundle = useLoadedAppBundle();
  return component && over && bundle && createElement(over.SearchOverAll, { sheet: component, onClose });
}
