import { useErrorText } from '@parlour/api-client';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { refusal } from '../rules/moneyIntent';
import { SupportLink } from './SupportLink';
import { useWhen } from './useWhen';

/** Why the gateway did not open the withdrawal, and until when a lock holds. */
export function WithdrawFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const when = useWhen();
  if (failure === undefined) return null;
  const { code, value } = refusal(failure) ?? { code: '', value: {} };
  const lockedUntil = code === 'PAYMENT_PASSWORD_LOCKED' && typeof value.lockedUntil === 'number' ? value.lockedUntil : undefined;
  return (
    <Notice tone="danger" title={errorText(failure)} action={code === 'PAYMENT_PASSWORD_LOCKED' && <SupportLink />}>
      {lockedUntil === undefined ? t('withdraw.nothingSent') : t('pin.lockedUntil', { time: when.full(lockedUntil) })}
    </Notice>
  );
}
