import { LoadState } from '@parlour/api-client';
import { paths, toGatewayLanguage } from '@parlour/kernel';
import { StatusGate, useFlag, useLocale } from '@parlour/merchant';
import { useIsLoggedIn } from '@parlour/player';
import { Page } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useGetVipQuery } from '../../api/clubApi';
import { Club } from './Club';

/** The VIP club screen (product 4.12), for operators that have a club. */
export function BenefitsScreen() {
  const { t } = useTranslation('promotions');
  const isOffered = useFlag('VIP');
  const isLoggedIn = useIsLoggedIn();
  const language = toGatewayLanguage(useLocale());
  const { data: vip, error, isFetching, refetch } = useGetVipQuery({ language });

  if (!isOffered) {
    return (
      <Page>
        <StatusGate cards={3} rows={2} title={t('vip.failed')}>
          <Navigate to={isLoggedIn ? paths.session.member : paths.home} replace />
        </StatusGate>
      </Page>
    );
  }
  return (
    <Page>
      {vip ? (
        <Club vip={vip} />
      ) : (
        <LoadState cards={3} rows={2} title={t('vip.failed')} error={error} isBusy={isFetching} onRetry={refetch} />
      )}
    </Page>
  );
}
