import { LoadState } from '@parlour/api-client';
import { TrialNotAllowed, useRole } from '@parlour/player';
import { Page } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { securityApi } from '../../api/securityApi';
import { EditSheet } from '../../parts/edit/EditSheet';
import { SecurityList } from './SecurityList';

/** `/m/securityCenter`: security settings of the account, with rows configured by the gateway (product 4.10). */
export function SecurityScreen() {
  const { isTrial } = useRole();
  return isTrial ? <TrialNotAllowed /> : <SecurityRows />;
}

function SecurityRows() {
  const { t } = useTranslation('session');
  const { data, error, isFetching, refetch } = securityApi.useGetSecurityConfigQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page>
      {data ? (
        <>
          <SecurityList config={data} />
          <EditSheet />
        </>
      ) : (
        <LoadState title={t('security.failed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
