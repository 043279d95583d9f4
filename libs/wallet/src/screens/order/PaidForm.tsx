import { useErrorText } from '@parlour/api-client';
import { toastRequested } from '@parlour/kernel';
import { mayHaveHappened } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { TextField } from '@parlour/ui/field';
import { Notice } from '@parlour/ui/notice';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useConfirmDepositPaidMutation } from '../../api/ordersApi';
import styles from './PaidForm.module.css';

export type PaidFormProps = {
  orderNo: string;
  /** True if a payment page link above is the primary action. */
  isSecondary: boolean;
};

const MAX_REFERENCE = 60;

/** Lets the player report the transfer, with an optional reference number. */
export function PaidForm({ orderNo, isSecondary }: PaidFormProps) {
  const { t } = useTranslation('wallet');
  const dispatch = useDispatch();
  const errorText = useErrorText();
  const [confirm, { isLoading, error }] = useConfirmDepositPaidMutation();
  const [reference, setReference] = useState('');
  const isUnknown = error !== undefined && mayHaveHappened(error);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { error: failure } = await confirm({ orderNo, reference: reference.trim() || undefined });
    if (!failure) dispatch(toastRequested({ level: 'success', text: t('pay.reported') }));
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} className={styles.form}>
      <TextField
        label={t('pay.reference')}
        hint={t('pay.referenceHint')}
        maxLength={MAX_REFERENCE}
        autoComplete="off"
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
      {error !== undefined && <Notice tone={isUnknown ? 'info' : 'danger'}>{isUnknown ? t('pay.reportUnknown') : errorText(error)}</Notice>}
      <Button type="submit" variant={isSecondary ? 'secondary' : 'primary'} block busy={isLoading}>
        {t('pay.paid')}
      </Button>
    </form>
  );
}
