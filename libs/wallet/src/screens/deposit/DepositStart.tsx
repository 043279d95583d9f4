import { LoadState, api, refusalDetails } from '@parlour/api-client';
import { paths, toGatewayLanguage } from '@parlour/kernel';
import { useIsStatusSettled, useLayoutVariant, useLocale } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Stack } from '@parlour/ui/page';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useGetDepositMethodsQuery } from '../../api/ordersApi';
import { depositSubmission } from '../../submissions/depositSubmission';
import { DepositForm, type DepositFormProps } from './DepositForm';
import { OpenOrderNotice } from './OpenOrderNotice';
import { RemainingLimitGate } from './RemainingLimitGate';
import { IntentPanel } from '../../parts/IntentPanel';
import { SupportLink } from '../../parts/SupportLink';
import { useBudgetCheck } from './useBudgetCheck';
import { useOrderSubmission } from '../../hooks/useOrderSubmission';

// A merchant uses only one layout, so the other one is loaded lazily.
const ClassicDeposit = lazy(async () => ({ default: (await import('./ClassicDeposit')).ClassicDeposit }));

/** Refusals which mean that methods or limits have changed since they were shown. */
const staleBy = ['METHOD_DOWN', 'BELOW_MIN', 'ABOVE_MAX'];

/** Shows the deposit form, or instead of it a deposit with an unknown outcome, a "no methods" message or an error. */
export function DepositStart() {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const isLayoutSettled = useIsStatusSettled();
  const submission = useOrderSubmission(depositSubmission);
  const { send, question } = useBudgetCheck(submission.send);
  const {
    data: methods,
    error,
    isFetching,
    refetch,
  } = useGetDepositMethodsQuery({ language: toGatewayLanguage(locale) }, { refetchOnMountOrArgChange: 30 });

  const dispatch = useDispatch();
  const refused = refusalDetails(submission.error)?.code ?? '';

  useEffect(() => {
    if (staleBy.includes(refused)) void refetch();
    if (refused === 'PROMOTION_CLOSED') dispatch(api.util.invalidateTags(['Reward']));
  }, [refused, refetch, dispatch]);

  if (submission.pending) return <IntentPanel intent={submission.pending} submission={submission} />;
  if (!methods || !isLayoutSettled)
    return <LoadState cards={2} title={t('deposit.error')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
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
  return (
    <RemainingLimitGate>
      <OpenOrderNotice />
      <Suspense fallback={<LoadState cards={2} title={t('deposit.error')} error={undefined} isBusy onRetry={() => void refetch()} />}>
        <Layout methods={methods} submission={submission} onSend={send} />
      </Suspense>
      {question}
    </RemainingLimitGate>
  );
}

/** Keeps the layout that it began with: a status that arrives later would take the focus from the field. */
function Layout(props: DepositFormProps) {
  const [isNewLayout] = useState(useLayoutVariant('dep_func'));
  return isNewLayout ? <DepositForm {...props} /> : <ClassicDeposit {...props} />;
}
