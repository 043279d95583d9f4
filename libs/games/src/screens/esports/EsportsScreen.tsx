import { paths } from '@parlour/kernel';
import { useIsLoggedIn } from '@parlour/player';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetGamesInfiniteQuery } from '../../api/gameListApi';
import type { Vendor } from '../../api/toVendors';
import { CategoryRail } from '../../blocks/CategoryRail';
import { pageSizes } from '../../rules/pageSizes';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { useIsDisabled } from '../../hooks/useIsOffered';
import { NotOffered } from '../../parts/NotOffered';
import { VendorGrid } from '../../parts/VendorGrid';
import { LaunchFailed } from './LaunchFailed';
import { MatchList } from './MatchList';
import { useVendorLaunch } from './useVendorLaunch';

/** Vendors of e-sports and the next matches (product 4.2). */
export function EsportsScreen() {
  const isDisabled = useIsDisabled('ESPORTS');
  return (
    <Page>
      <Stack gap={3}>
        <CategoryRail current="ESPORTS" replace />
        {isDisabled ? <NotOffered /> : <Esports />}
      </Stack>
    </Page>
  );
}

function Esports() {
  const { t } = useTranslation('games');
  const isLoggedIn = useIsLoggedIn();
  const scope = useCatalogScope();
  const { data: recent } = useGetGamesInfiniteQuery(
    { ...scope, source: 'recent', gameType: 'ESPORTS', pageSize: pageSizes.list },
    { skip: !isLoggedIn },
  );

  const lastPlayed = recent?.pages[0]?.games[0]?.vendor;
  const { canOpenHere, open, opening, failure } = useVendorLaunch();

  function noteOf({ code }: Vendor): string | undefined {
    if (code === opening?.code) return t('vendors.opening');
    if (code === failure?.vendor.code) return t('vendors.failed');
    return code === lastPlayed ? t('vendors.lastPlayed') : undefined;
  }

  return (
    <>
      <Notice tone="info">{t('esports.delay')}</Notice>
      <VendorGrid
        category="ESPORTS"
        noteOf={noteOf}
        onOpen={canOpenHere ? (vendor) => void open(vendor) : undefined}
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
      {failure && <LaunchFailed failure={failure} onRetry={() => void open(failure.vendor)} />}
      <MatchList />
    </>
  );
}
