import { useErrorText } from '@parlour/api-client';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { refusal } from '../rules/moneyIntent';
import { SupportLink } from './SupportLink';
import { useWhen } from './useWhen';

export type WithdrawFailureProps = {
  failure: unknown;
  /** What did not happen, for peace of mind. */
  note?: string;
};

/** Why the gateway refused what needs the transaction password, and until when a lock holds. */
export function WithdrawFailure({ failure, note }: WithdrawFailureProps) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const when = useWhen();
  if (failure === undefined) return null;
  const { code, value } = refusal(failure) ?? { code: '', value: {} };
  const lockedUntil = code === 'PAYMENT_PASSWORD_LOCKED' && typeof value.lockedUntil === 'number' ? value.lockedUntil : undefined;
  return (
    <Notice tone="danger" title={errorText(failure)} action={code === 'PAYMENT_PASSWORD_LOCKED' && <SupportLink />}>
      {lockedUntil === undefined ? note : t('pin.lockedUntil', { time: when.full(lockedUntil) })}
    </Notice>
  );
}
