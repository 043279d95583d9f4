import { refusalDetails, useErrorText } from '@parlour/api-client';
import { paths, to } from '@parlour/kernel';
import { useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SupportLink } from './SupportLinks';

/** Maps refusals to the checklist rows whose text explains them. */
const unmetRows = { PHONE_REQUIRED: 'phone', KYC_REQUIRED: 'kyc', WITHDRAW_CLOSED: 'hours' } as const;

export type WithdrawFailureProps = {
  failure: unknown;
  /** A sentence that reassures the player, e.g. that no money has moved. */
  note?: string;
};

/** Explains why the gateway refused an action that needs the transaction password, and when a lock ends. */
export function WithdrawFailure({ failure, note }: WithdrawFailureProps) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const dates = useDateFormat();
  if (failure === undefined) return null;
  const { code, value } = refusalDetails(failure) ?? { code: '', value: {} };
  const row = code in unmetRows ? unmetRows[code as keyof typeof unmetRows] : undefined;
  const coolingUntil = code === 'ACCOUNT_COOLING' && typeof value.coolingUntil === 'number' ? value.coolingUntil : undefined;
  const title =
    coolingUntil !== undefined
      ? t('account.cooling', { time: dates.full(coolingUntil) })
      : row
        ? t(`ready.${row}.unmet`)
        : errorText(failure);
  const lockedUntil = code === 'PAYMENT_PASSWORD_LOCKED' && typeof value.lockedUntil === 'number' ? value.lockedUntil : undefined;
  return (
    <Notice
      tone="danger"
      title={title}
      action={
        code === 'PAYMENT_PASSWORD_LOCKED' && (
          <>
            <ResetPasswordLink />
            <SupportLink />
          </>
        )
      }
    >
      {lockedUntil === undefined ? note : t('pin.lockedUntil', { time: dates.full(lockedUntil) })}
    </Notice>
  );
}

/** Links to the screen that changes the transaction password, or resets a forgotten one by a code. */
export function ResetPasswordLink() {
  const { t } = useTranslation('wallet');
  return (
    <Button as={Link} to={to(paths.session.security, {}, { edit: 'transactionPassword' })} variant="secondary" size="s" icon="key-round">
      {t('password.reset')}
    </Button>
  );
}
