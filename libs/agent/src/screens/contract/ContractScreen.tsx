import { QueryState, useCatalogueText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { useRole } from '@parlour/player';
import { StaleNotice } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page, Stack } from '@parlour/ui/page';
import { SegmentedNav } from '@parlour/ui/segmented';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, NavLink } from 'react-router-dom';
import { useGetContractQuery } from '../../api/contractApi';
import { useGetContractRequestQuery } from '../../api/contractRequestApi';
import { waitingContracts, contractOfPath, contractPath } from '../../rules/contractKinds';
import { type ContractKind, contractKinds } from '../../wire/contractRequest';
import { ContractView } from './ContractView';

/** Shows the daily salary, dividend or hourly contract, depending on the route (product 4.5). */
export function ContractScreen() {
  const { t } = useTranslation('agent');
  const catalogueText = useCatalogueText();
  const { needsContractCheck, isTrial } = useRole();
  const kind = contractOfPath(useLocation().pathname);

  if (!needsContractCheck) {
    return (
      <Page>
        <EmptyState
          icon="ban"
          title={t('contract.notAvailable')}
          text={catalogueText(isTrial ? 'freeReject' : 'noPermission')}
          action={
            <Button as={Link} to={paths.home} variant="secondary">
              {t('contract.home')}
            </Button>
          }
        />
      </Page>
    );
  }
  return (
    <Page>
      <Stack gap={4}>
        <ContractNav />
        <Contract key={kind} kind={kind} />
      </Stack>
    </Page>
  );
}

function Contract({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('agent');
  const query = useGetContractQuery({ kind }, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;

  if (data) {
    return (
      <>
        <StaleNotice query={query} />
        <ContractView contract={data} />
      </>
    );
  }
  return (
    <QueryState
      title={t('contract.failed')}
      error={error}
      isBusy={isFetching}
      onRetry={refetch}
      retryLabel={t('contract.retry')}
      loadingLabel={t('contract.loading')}
    >
      <Stack>
        <Skeleton shape="block" ratio="5/2" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    </QueryState>
  );
}

function ContractNav() {
  const { t } = useTranslation('agent');
  const { data } = useGetContractRequestQuery();
  const waiting = waitingContracts(data);
  return (
    <SegmentedNav
      as={NavLink}
      label={t('contract.nav')}
      items={contractKinds.map((kind) => ({
        id: kind,
        label: t(`kind.${kind}`),
        link: { to: contractPath(kind), replace: true },
        mark: waiting.includes(kind) ? t('contract.waits') : undefined,
      }))}
    />
  );
}
