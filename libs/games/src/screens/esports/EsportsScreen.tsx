import { useErrorText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { useIsLoggedIn } from '@parlour/player/session';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetGamesInfiniteQuery } from '../../api/gameListApi';
import type { Vendor } from '../../api/toVendors';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { useIsDisabled } from '../../hooks/useIsOffered';
import { CategoryBar } from '../../parts/list-bar/CategoryBar';
import { MatchDays } from '../../parts/matches/MatchDays';
import { NotOffered } from '../../parts/NotOffered';
import { VendorGrid } from '../../parts/VendorGrid';
import { pageSizes } from '../../rules/limits';
import { vendorPath } from '../../rules/play/vendorPath';
import styles from './EsportsScreen.module.css';
import { useVendorLaunch, type LaunchFailure } from './useVendorLaunch';

/** The providers of e-sports in a strip, and the matches by day (product 4.2). */
export function EsportsScreen() {
  const isDisabled = useIsDisabled('ESPORTS');
  return (
    <Page width="wide">
      <CategoryBar current="ESPORTS" />
      <Stack gap={3}>{isDisabled ? <NotOffered /> : <Esports />}</Stack>
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
      <VendorGrid
        category="ESPORTS"
        layout="strip"
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
      <MatchDays gameType="ESPORTS" />
    </>
  );
}

type LaunchFailedProps = { failure: LaunchFailure; onRetry: () => void };

/** Says why a vendor did not open, and offers a retry and its full page (product 4.2). */
function LaunchFailed({ failure: { vendor, error }, onRetry }: LaunchFailedProps) {
  const { t } = useTranslation('games');
  const errorText = useErrorText();
  return (
    <Notice
      tone="danger"
      title={t('play.failed', { name: vendor.name })}
      action={
        <span className={styles.actions}>
          <Button size="s" variant="secondary" onClick={onRetry}>
            {t('play.retry')}
          </Button>
          <Button as={Link} size="s" variant="ghost" to={vendorPath(vendor)}>
            {t('play.fullPage')}
          </Button>
        </span>
      }
    >
      {errorText(error)}
    </Notice>
  );
}
