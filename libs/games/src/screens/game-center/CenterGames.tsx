import { readStored, writeStored } from '@parlour/kernel';
import { Button, IconButton } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Vendor } from '../../api/toVendors';
import { VendorCarousel } from './VendorCarousel';
import { GameResults } from '../../parts/game-results/GameResults';
import { SearchBox } from '../../parts/SearchBox';
import { type GameListView, withFilters, withoutFilter } from '../../rules/list/gameListView';
import { toGameListArg } from '../../rules/list/toGameListArg';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { useVendors } from '../../hooks/useVendors';
import { EmptyList } from '../../parts/game-list/EmptyList';
import { FilterChips } from '../../parts/game-list/FilterChips';
import { FilterDrawer } from '../../parts/game-list/FilterDrawer';
import { Providers, type ProvidersLayout } from './Providers';
import { SortField } from './SortField';
import styles from './CenterGames.module.css';

export type CenterGamesProps = { view: GameListView; onChange: (view: GameListView) => void };

const layoutKey = 'games.providers';

/** Categories whose first vendor is featured above the games. */
const featuredCategories = ['RNG', 'SPORTS'] as const;

/** The games of a category, its providers beside or above them, and search, filters and sort order. */
export function CenterGames({ view, onChange }: CenterGamesProps) {
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

  return (
    <>
      <div className={styles.tools}>
        <SearchBox value={view.gameName ?? ''} onSearch={(gameName) => onChange({ ...view, gameName: gameName || undefined })} />
        <FilterDrawer view={view} onSubmit={(filters) => onChange(withFilters(view, filters))} />
        <span className={styles.layout}>
          <IconButton
            icon="layout-grid"
            tone={layout === 'column' ? 'accent' : 'plain'}
            label={t('center.column')}
            aria-pressed={layout === 'column'}
            onClick={handleLayout}
          />
        </span>
      </div>
      {view.tab === 'filter' && <FilterChips view={view} onRemove={(filter) => onChange(withoutFilter(view, filter))} />}
      <div className={styles.body} data-layout={layout}>
        <Providers
          layout={layout}
          vendors={vendors}
          isLoading={!isKnown && !hasFailed}
          value={view.vendor}
          onChange={(vendor) => onChange({ ...view, tab: 'all', gameClassify: undefined, minBet: undefined, minLine: undefined, vendor })}
        />
        <div className={styles.games}>
          <SortField value={view.sort} onChange={(sort) => onChange({ ...view, sort })} />
          {isWhole &&
            featuredVendors(vendors).map(({ code, name, category }) => (
              <VendorCarousel key={`${category} ${code}`} vendor={code} name={name} category={category} />
            ))}
          <GameResults
            arg={toGameListArg(view, scope)}
            hasVendorLabels={!view.vendor}
            note={hasFailed && <MissingProviders isBusy={isFetching} onRetry={() => void refetch()} />}
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
