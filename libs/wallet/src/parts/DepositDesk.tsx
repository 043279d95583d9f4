import { paths, toGatewayLanguage } from '@parlour/kernel';
import { useIsStatusKnown, useLocale, useTemplate } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Stack } from '@parlour/ui/page';
import { Suspense, lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetDepositMethodsQuery } from '../api/ordersApi';
import { refusal } from '../rules/moneyIntent';
import { DepositForm } from './DepositForm';
import { DepositRoomGate } from './DepositRoomGate';
import { IntentPanel } from './IntentPanel';
import { LoadState } from './LoadState';
import { SupportLink } from './SupportLink';
import { useBudgetCheck } from './useBudgetCheck';
import { useMoneyDesk } from './useMoneyDesk';

// One merchant has one layout, so its players need no other.
const ClassicDeposit = lazy(async () => ({ default: (await import('./ClassicDeposit')).ClassicDeposit }));

/** Refusals that tell that methods or limits have changed since they were shown. */
const staleBy = ['METHOD_DOWN', 'BELOW_MIN', 'ABOVE_MAX'];

/** The form, or what stands in its place: an intent without an answer, no methods, or no connection. */
export function DepositDesk() {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const isNewLayout = useTemplate('dep_func');
  // A form that came before its layout would lose what was typed to it.
  const isLayoutKnown = useIsStatusKnown();
  const { desk, question } = useBudgetCheck(useMoneyDesk('deposit'));
  const {
    data: methods,
    error,
    isFetching,
    refetch,
  } = useGetDepositMethodsQuery({ language: toGatewayLanguage(locale) }, { refetchOnMountOrArgChange: 30 });

  const refused = refusal(desk.failure)?.code ?? '';

  useEffect(() => {
    if (staleBy.includes(refused)) void refetch();
  }, [refused, refetch]);

  if (desk.pending) return <IntentPanel intent={desk.pending} desk={desk} />;
  if (!methods || !isLayoutKnown)
    return <LoadState title={t('deposit.error')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (methods.every(({ health }) => health === 'down')) {
    return (
      <EmptyState
        icon="wallet"
        title={t('deposit.empty.title')}
        text={t('deposit.empty.text')}
        action={
          <Stack gap={2}>
            <Button variant="secondary" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
              {t('retry.button')}
            </Button>
            <Button as={Link} to={paths.wallet.withdraw} variant="ghost">
              {t('deposit.empty.withdraw')}
            </Button>
            <SupportLink />
          </Stack>
        }
      />
    );
  }
  const Layout = isNewLayout ? DepositForm : ClassicDeposit;
  return (
    <DepositRoomGate>
      <Suspense fallback={<LoadState title={t('deposit.error')} error={undefined} isBusy onRetry={() => void refetch()} />}>
        <Layout methods={methods} desk={desk} />
      </Suspense>
      {question}
    </DepositRoomGate>
  );
}
