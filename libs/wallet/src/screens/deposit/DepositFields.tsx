import { typedAccount } from '@parlour/kernel/typed';
import { Card } from '@parlour/ui/card';
import { TextField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DepositMethod } from '../../wire/transfer';
import { type FieldCheck, useCheckedField } from '../../parts/MoneyForm';

/** Length limits from specification 9. */
const REMARK_LENGTH = 140;
const NAME_LENGTH = 80;

export type DepositFieldsProps = { asked: DepositMethod['fields'] };

const missing: FieldCheck = (text) => (text.trim() === '' ? 'missing' : undefined);
const notAnAccount: FieldCheck = (text) => payerAccountOf(text).problem;

/** The last digits are enough, so every provider has the same rule. */
export const payerAccountOf = (text: string) => typedAccount(text, { minDigits: 4, maxDigits: 20 });

/** Fields that a method requires in addition to the amount. Only the remark is optional. */
export function DepositFields({ asked }: DepositFieldsProps) {
  return (
    <Card>
      <Stack>
        {asked.includes('payerName') && <PayerName />}
        {asked.includes('payerAccount') && <PayerAccount />}
        {asked.includes('remark') && <Remark />}
      </Stack>
    </Card>
  );
}

function PayerName() {
  const { t } = useTranslation('wallet');
  const { field, problem } = useCheckedField('payerName', missing);
  return (
    <TextField
      {...field}
      label={t('deposit.payerName.label')}
      hint={t('deposit.payerName.hint')}
      error={problem && t('deposit.payerName.problem')}
      autoComplete="name"
      maxLength={NAME_LENGTH}
    />
  );
}

function PayerAccount() {
  const { t } = useTranslation('wallet');
  const { field, problem } = useCheckedField('payerAccount', notAnAccount);
  return (
    <TextField
      {...field}
      label={t('deposit.payerAccount.label')}
      hint={t('deposit.payerAccount.hint')}
      error={problem && t('deposit.payerAccount.problem')}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

function Remark() {
  const { t } = useTranslation('wallet');
  const { register } = useFormContext<{ remark: string }>();
  return (
    <TextField
      {...register('remark')}
      label={t('deposit.remark.label')}
      hint={t('deposit.remark.hint', { count: REMARK_LENGTH })}
      maxLength={REMARK_LENGTH}
      autoComplete="off"
    />
  );
}
