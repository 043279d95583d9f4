import { paths } from '@parlour/kernel';
import type { ScreenProps } from '@parlour/kernel/feature';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CategoryBar } from '../parts/list-bar/CategoryBar';
import { GameResults } from '../parts/game-results/GameResults';
import { categoryPath } from '../rules/categoryPath';
import { pageSizes } from '../rules/limits';
import { useCatalogScope } from '../hooks/useCatalogScope';

/** All favourites, thirty per page, and a link to the game list with the favourites tab (specification 2). */
export function FavouritesScreen({ gameNote }: ScreenProps) {
  const { t } = useTranslation('games');
  const scope = useCatalogScope();

  return (
    <Page width="wide">
      <CategoryBar current="FAV" />
      <Stack gap={3}>
        <GameResults
          arg={{ ...scope, source: 'favourites', pageSize: pageSizes.favouritesPage }}
          gameNote={gameNote}
          empty={
            <EmptyState
              icon="heart"
              title={t('list.noFavourites.title')}
              text={t('list.noFavourites.text')}
              action={
                <Button as={Link} to={paths.games.hot}>
                  {t('list.noFavourites.action')}
                </Button>
              }
            />
          }
          below={
            <Button as={Link} variant="ghost" block to={categoryPath('FAV')}>
              {t('favourites.more')}
            </Button>
          }
        />
      </Stack>
    </Page>
  );
}
