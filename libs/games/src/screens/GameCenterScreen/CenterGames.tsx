import { readStored, writeStored } from '@parlour/kernel';
import { Button, IconButton } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { VendorCarousel } from '../../blocks/VendorCarousel';
import { GameResults } from '../../parts/GameResults';
import { SearchBox } from '../../parts/SearchBox';
import { type GameListView, withFilters, withoutFilter } from '../../rules/gameListView';
import { toGameListArg } from '../../rules/toGameListArg';
import { useCatalogScope } from '../../useCatalogScope';
import { useVendors } from '../../useVendors';
import { EmptyList } from '../GameListScreen/EmptyList';
import { FilterChips } from '../GameListScreen/FilterChips';
import { FilterDrawer } from '../GameListScreen/FilterDrawer';
import { Providers, type ProvidersLayout } from './Providers';
import { SortField } from './SortField';
import { featuredVendors } from './featuredVendors';
import styles from './CenterGames.module.css';

export type CenterGamesProps = { view: GameListView; onChange: (view: GameListView) => void };

const layoutKey = 'games.providers';

/** Providers beside or above the games of a category, with search, filters and order. */
export function CenterGames({ view, onChange }: CenterGamesProps) {
  const { t } = useTranslation('games');
  const scope = useCatalogScope();
  const { vendors, isKnown, error, isFetching, refetch } = useVendors(view.category);
  const [layout, setLayout] = useState<ProvidersLayout>(() => readStored('local', layoutKey, v.picklist(['strip', 'column'])) ?? 'strip');
  const isWhole = view.category === 'ALL' && view.tab === 'all' && !view.vassalage && !view.gameName && !view.sort;

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
      {!isKnown && error !== undefined && (
        <Notice
          tone="warn"
          action={
            <Button variant="secondary" size="s" disabled={isFetching} onClick={() => void refetch()}>
              {t('list.retry')}
            </Button>
          }
        >
          {t('center.partial')}
        </Notice>
      )}
      {view.tab === 'filter' && <FilterChips view={view} onRemove={(filter) => onChange(withoutFilter(view, filter))} />}
      <div className={styles.body} data-layout={layout}>
        <Providers
          layout={layout}
          vendors={vendors}
          isLoading={!isKnown && error === undefined}
          value={view.vassalage}
          onChange={(vassalage) => onChange({ ...view, tab: 'all', gameClassify: undefined, minBet: undefined, vassalage })}
        />
        <div className={styles.games}>
          <SortField value={view.sort} onChange={(sort) => onChange({ ...view, sort })} />
          {isWhole &&
            featuredVendors(vendors).map(({ vassalage, name, category }) => (
              <VendorCarousel key={`${category} ${vassalage}`} vassalage={vassalage} name={name} category={category} />
            ))}
          <GameResults
            arg={toGameListArg(view, scope)}
            hasVendorMarks={!view.vassalage}
            empty={<EmptyList view={view} onClear={() => onChange({ category: view.category, tab: 'all' })} />}
          />
        </div>
      </div>
    </>
  );
}
