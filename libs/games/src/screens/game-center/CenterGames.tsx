import { useImageFiles } from '@parlour/content';
import type { GameNote } from '@parlour/kernel/feature';
import { readStored, writeStored } from '@parlour/kernel/storage';
import { Button, IconButton } from '@parlour/ui/button';
import { FilterBar } from '@parlour/ui/filter-bar';
import { useRowPictures } from '@parlour/ui/in-sight';
import { Notice } from '@parlour/ui/notice';
import { TileGridSkeleton } from '@parlour/ui/skeleton';
import { VendorTile } from '@parlour/ui/tile';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Vendor } from '../../api/toVendors';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { useVendors } from '../../hooks/useVendors';
import { EmptyList } from '../../parts/game-list/EmptyList';
import { GameResults } from '../../parts/game-results/GameResults';
import { CategoryChip } from '../../parts/list-bar/CategoryChip';
import { FilterChips } from '../../parts/list-bar/FilterChips';
import { FilterDrawer } from '../../parts/list-bar/FilterDrawer';
import { ProviderChip } from '../../parts/list-bar/ProviderChip';
import { SortChip } from '../../parts/list-bar/SortChip';
import type { GameCategory } from '../../rules/gameCategory';
import type { GameListView } from '../../rules/list/gameListView';
import { toGameListArg } from '../../rules/list/toGameListArg';
import { uniqueVendors } from '../../rules/uniqueVendors';
import styles from './CenterGames.module.css';
import { VendorCarousel } from './VendorCarousel';

export type CenterGamesProps = {
  view: GameListView;
  onChange: (view: GameListView) => void;
  onCategory: (category: GameCategory) => void;
  gameNote?: GameNote;
};

const layoutKey = 'games.providers';

/** Categories whose first vendor is featured above the games. */
const featuredCategories = ['RNG', 'SPORTS'] as const;

/** The games of a category, its providers beside or above them, and one line with category, chosen provider, sort order and filters. */
export function CenterGames({ view, onChange, onCategory, gameNote }: CenterGamesProps) {
  const { t } = useTranslation('games');
  const scope = useCatalogScope();
  const { vendors, isKnown, error, isFetching, refetch } = useVendors(view.category);
  const [layout, setLayout] = useState<ProvidersLayout>(() => readStored('local', layoutKey, v.picklist(['strip', 'column'])) ?? 'strip');
  const hasFailed = !isKnown && error !== undefined;
  const isWhole = view.category === 'ALL' && view.tab === 'all' && !view.vendor && !view.gameName && !view.sort;

  function handleLayout() {
    const next = layout === 'strip' ? 'column' : 'strip';
    writeStored('local', layoutKey, next);
    setLayout(next);
  }

  function handleVendor(vendor: string | undefined) {
    onChange({ ...view, tab: 'all', gameClassify: undefined, minBet: undefined, minLine: undefined, vendor });
  }

  return (
    <>
      <FilterBar
        label={t('list.bar')}
        end={
          <>
            <span className={styles.layout}>
              <IconButton
                icon="layout-grid"
                tone={layout === 'column' ? 'accent' : 'plain'}
                label={t('center.column')}
                aria-pressed={layout === 'column'}
                onClick={handleLayout}
              />
            </span>
            <FilterDrawer view={view} onChange={onChange} />
          </>
        }
      >
        <CategoryChip current={view.category} onChoose={onCategory} />
        {view.vendor && <ProviderChip category={view.category} value={view.vendor} onChange={handleVendor} />}
        <SortChip value={view.sort} onChange={(sort) => onChange({ ...view, sort })} />
        <FilterChips view={view} onChange={onChange} />
      </FilterBar>
      <div className={styles.body} data-layout={layout}>
        <Providers layout={layout} vendors={vendors} isLoading={!isKnown && !hasFailed} value={view.vendor} onChange={handleVendor} />
        <div className={styles.games}>
          {isWhole &&
            featuredVendors(vendors).map(({ code, name, category }) => (
              <VendorCarousel key={`${category} ${code}`} vendor={code} name={name} category={category} />
            ))}
          <GameResults
            key={view.category}
            arg={toGameListArg(view, scope)}
            hasVendorLabels={!view.vendor}
            note={hasFailed && <MissingProviders isBusy={isFetching} onRetry={() => void refetch()} />}
            gameNote={gameNote}
            empty={<EmptyList view={view} onClear={() => onChange({ category: view.category, tab: 'all' })} />}
          />
        </div>
      </div>
    </>
  );
}

/** The merchant's first playable vendor of each featured category. */
function featuredVendors(vendors: readonly Vendor[]): Vendor[] {
  return featuredCategories.flatMap((category) => vendors.find((vendor) => vendor.category === category && !vendor.isInMaintenance) ?? []);
}

type MissingProvidersProps = { isBusy: boolean; onRetry: () => void };

/** Shown above the games when the providers did not load. */
function MissingProviders({ isBusy, onRetry }: MissingProvidersProps) {
  const { t } = useTranslation('games');
  return (
    <Notice
      tone="warn"
      action={
        <Button variant="secondary" size="s" disabled={isBusy} onClick={onRetry}>
          {t('list.retry')}
        </Button>
      }
    >
      {t('center.partial')}
    </Notice>
  );
}

type ProvidersLayout = 'strip' | 'column';

/** Three and a half fit on a phone. */
const firstLogos = 5;

type ProvidersProps = {
  layout: ProvidersLayout;
  vendors: readonly Vendor[];
  isLoading: boolean;
  /** Code of the selected vendor. */
  value?: string;
  onChange: (code?: string) => void;
};

/** The providers of a category with their logos. A second tap deselects. */
function Providers({ layout, vendors, isLoading, value, onChange }: ProvidersProps) {
  const { t } = useTranslation('games');
  const imageOf = useImageFiles();
  const pictureOf = useRowPictures(firstLogos);
  if (isLoading) return <TileGridSkeleton count={3} />;
  const unique = uniqueVendors(vendors);
  if (unique.length < 2) return null;

  return (
    <div className={styles.providers} data-layout={layout} role="group" aria-label={t('list.vendors')}>
      {unique.map(({ code, name, image, placeholder, gameCount, isInMaintenance }, index) => {
        const { ref, load } = pictureOf(index);
        return (
          <div key={code} ref={ref} className={styles.item}>
            <VendorTile
              as="button"
              name={name}
              image={{ ...imageOf(image, [160]), placeholder, load }}
              text={gameCount ? t('center.games', { count: gameCount }) : undefined}
              closed={isInMaintenance ? t('vendors.maintenance') : undefined}
              selected={code === value}
              aria-pressed={code === value}
              onClick={() => onChange(code === value ? undefined : code)}
            />
          </div>
        );
      })}
    </div>
  );
}
