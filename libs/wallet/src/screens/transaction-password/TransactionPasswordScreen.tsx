import { LoadState } from '@parlour/api-client';
import { appPath, paths, toastRequested } from '@parlour/kernel';
import type { WireInput, WireValue } from '@parlour/kernel/wire-call';
import { useIsStatusSettled } from '@parlour/site';
import { useSecretSubmission, type SubmissionKind } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { useGetWithdrawRulesQuery, accountsApi } from '../../api/accountsApi';
import { usePlayer } from '../../moneyDraft';
import { SupportLink } from '../../parts/SupportLinks';
import { ResetPasswordLink } from '../../parts/WithdrawFailure';
import type { accountsWire } from '../../wire/accounts';
import { PasswordForm } from './PasswordForm';

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
              <Button variant="secondary" onClick={() => void navigate(back, { replace: true })}>
                {t('password.isSet.back')}
              </Button>
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

// Both passwords are secret, so the storage holds the key alone.
const content = v.object({});

type Input = Omit<WireInput<typeof accountsWire.setPaymentPassword>, 'idempotencyKey'>;
type Value = WireValue<typeof accountsWire.setPaymentPassword>;

/** Submits the first transaction password, confirmed by the login password. */
const transactionPasswordSubmission: SubmissionKind<v.InferOutput<typeof content>, Value, Input> = {
  kind: 'wallet.transactionPassword',
  content,
  // The client's timeout of 10 s, and 10 s of network delay.
  replyWindowMs: 20_000,
  send: (dispatch, { idempotencyKey, secret }) =>
    dispatch(accountsApi.endpoints.setPaymentPassword.initiate({ idempotencyKey, ...secret }, { track: false })),
  find: (dispatch, idempotencyKey) =>
    dispatch(accountsApi.endpoints.findPaymentPassword.initiate({ idempotencyKey }, { subscribe: false, forceRefetch: true })),
  refreshes: ['WithdrawRules'],
};
