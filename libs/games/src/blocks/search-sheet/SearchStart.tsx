import { useImageFiles } from '@parlour/content';
import { IconButton } from '@parlour/ui/button';
import { Chip, ChipRow } from '@parlour/ui/chip';
import { Stack } from '@parlour/ui/page';
import { Rail } from '@parlour/ui/rail';
import { SectionTitle } from '@parlour/ui/section';
import { IconTile, VendorTile } from '@parlour/ui/tile';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHomeSections } from '../../hooks/useHomeSections';
import { useVendors } from '../../hooks/useVendors';
import { categoryIcon } from '../../rules/gameCategory';
import { categoryPath } from '../../rules/categoryPath';
import { forgetSearches, readSearches } from '../../rules/recentSearches';
import { uniqueVendors } from '../../rules/uniqueVendors';
import { GameRail } from './GameRail';
import { providerPath } from './FoundRows';
import { useKnownGames } from './useKnownGames';
import styles from './SearchSheet.module.css';

type SearchStartProps = {
  /** Called with a recent search. */
  onSearch: (text: string) => void;
  onOpen: () => void;
};

/** Before the player types: recent searches, trending games, providers and categories. */
export function SearchStart({ onSearch, onOpen }: SearchStartProps) {
  const { t } = useTranslation('games');
  const imageOf = useImageFiles();
  const [searches, setSearches] = useState(readSearches);
  const { trending } = useKnownGames();
  const { categories } = useHomeSections();
  const vendors = uniqueVendors(useVendors('ALL').vendors).filter(({ isInMaintenance }) => !isInMaintenance);

  return (
    <div className={styles.search}>
      <Stack gap={4}>
        {searches.length > 0 && (
          <section>
            <SectionTitle
              title={t('search.recent')}
              actions={
                <IconButton
                  icon="trash"
                  tone="dim"
                  label={t('search.forget')}
                  onClick={() => {
                    forgetSearches();
                    setSearches([]);
                  }}
                />
              }
            />
            <ChipRow label={t('search.recent')}>
              {searches.map((search) => (
                <Chip key={search} icon="history" onClick={() => onSearch(search)}>
                  {search}
                </Chip>
              ))}
            </ChipRow>
          </section>
        )}
        {trending?.length !== 0 && <GameRail title={t('search.trending')} icon="flame" games={trending} onOpen={onOpen} />}
        {vendors.length > 0 && (
          <section>
            <SectionTitle title={t('list.vendors')} />
            <Rail item="tile" label={t('list.vendors')}>
              {vendors.map((vendor) => (
                <div key={vendor.code}>
                  <VendorTile
                    as={Link}
                    to={providerPath(vendor)}
                    name={vendor.name}
                    image={{ ...imageOf(vendor.image, [160]), placeholder: vendor.placeholder }}
                    onClick={onOpen}
                  />
                </div>
              ))}
            </Rail>
          </section>
        )}
        {categories.length > 0 && (
          <section>
            <SectionTitle title={t('search.categories')} />
            <nav className={styles.categories} aria-label={t('search.categories')}>
              {categories.map((category) => (
                <IconTile
                  key={category}
                  as={Link}
                  to={categoryPath(category)}
                  icon={categoryIcon(category)}
                  label={t(`category.${category}`)}
                  onClick={onOpen}
                />
              ))}
            </nav>
          </section>
        )}
      </Stack>
    </div>
  );
}
