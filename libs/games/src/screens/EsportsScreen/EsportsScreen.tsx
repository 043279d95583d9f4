import { paths } from '@parlour/kernel';
import { useIsLoggedIn } from '@parlour/session';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetGamesInfiniteQuery } from '../../api/gameListApi';
import { CategoryRail } from '../../blocks/CategoryRail';
import { pageSizes } from '../../rules/pageSizes';
import { useCatalogScope } from '../../useCatalogScope';
import { VendorGrid } from '../GameListScreen/VendorGrid';
import { MatchList } from './MatchList';

/** Vendors of e-sports and the matches that come next (product 4.2). */
export function EsportsScreen() {
  const { t } = useTranslation('games');
  const isLoggedIn = useIsLoggedIn();
  const scope = useCatalogScope();
  const { data: recent } = useGetGamesInfiniteQuery(
    { ...scope, source: 'recent', gameType: 'ESPORTS', pageSize: pageSizes.list },
    { skip: !isLoggedIn },
  );

  return (
    <Page>
      <Stack gap={3}>
        <CategoryRail current="ESPORTS" replace />
        <Notice tone="info">{t('esports.delay')}</Notice>
        <VendorGrid
          category="ESPORTS"
          lastPlayed={recent?.pages[0]?.games[0]?.vassalage}
          empty={
            <EmptyState
              icon="gamepad"
              title={t('esports.none')}
              action={
                <Button as={Link} to={paths.games.sport}>
                  {t('esports.sports')}
                </Button>
              }
            />
          }
        />
        <MatchList />
      </Stack>
    </Page>
  );
}
