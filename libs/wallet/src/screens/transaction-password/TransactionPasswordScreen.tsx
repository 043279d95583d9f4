import { LoadState } from '@parlour/api-client';
import { paths, toastRequested } from '@parlour/kernel';
import { appPath, useIsStatusSettled } from '@parlour/merchant';
import { useSecretSubmission } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetWithdrawRulesQuery } from '../../api/accountsApi';
import { usePlayer } from '../../hooks/usePlayer';
import { transactionPasswordSubmission } from '../../submissions/transactionPasswordSubmission';
import { PasswordForm } from './PasswordForm';
import { ResetPasswordLink } from '../../parts/ResetPasswordLink';
import { SupportLink } from '../../parts/SupportLink';

/** Sets the transaction password, which every withdrawal and every new account requires. */
export function TransactionPasswordScreen() {
  const { t } = useTranslation('wallet');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const back = appPath(query.get('returnTo')) ?? paths.wallet.withdraw;
  const { data: rules, error, isFetching, refetch } = useGetWithdrawRulesQuery(undefined, { refetchOnMountOrArgChange: true });
  /** The status has the link to support. */
  const isStatusSettled = useIsStatusSettled();
  const submission = useSecretSubmission(transactionPasswordSubmission, {
    player: usePlayer(),
    leavesScreen: true,
    onAccepted: () => {
      dispatch(toastRequested({ level: 'success', text: t('password.done') }));
      void navigate(back, { replace: true });
    },
  });
  // The rules may report the new password before its own reply does.
  const isUnderWay = submission.state === 'sending' || submission.checking !== undefined;

  if (!rules || !isStatusSettled) {
    return (
      <Page>
        <LoadState title={t('password.error')} error={error} isBusy={isFetching} onRetry={() => void refetch()} cards={1} />
      </Page>
    );
  }
  return (
    <Page>
      {rules.hasPaymentPassword && !isUnderWay ? (
        <EmptyState
          icon="shield-check"
          title={t('password.isSet.title')}
          text={t('password.isSet.text')}
          action={
            <Stack gap={2}>
              <Button onClick={() => void navigate(back, { replace: true })}>{t('password.isSet.back')}</Button>
              <ResetPasswordLink />
              <SupportLink />
            </Stack>
          }
        />
      ) : (
        <PasswordForm submission={submission} />
      )}
    </Page>
  );
}
