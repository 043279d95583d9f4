import { Card } from '@parlour/ui/card';
import { TextField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MoneyDraft } from '../moneyDraft';
import type { DepositMethod } from '../wire/transfer';

/** Specification 9. */
const REMARK_LENGTH = 140;
const NAME_LENGTH = 80;

export type DepositFieldsProps = {
  fields: DepositMethod['fields'];
  register: UseFormRegister<MoneyDraft>;
  errors: FieldErrors<MoneyDraft>;
};

/** What a method asks for besides the amount; the remark alone may stay empty. */
export function DepositFields({ fields, register, errors }: DepositFieldsProps) {
  const { t } = useTranslation('wallet');
  const required = (text: string) => text.trim() !== '';

  return (
    <Card>
      <Stack>
        {fields.includes('payerName') && (
          <TextField
            {...register('payerName', { validate: required })}
            label={t('deposit.payerName.label')}
            hint={t('deposit.payerName.hint')}
            error={errors.payerName && t('deposit.payerName.problem')}
            autoComplete="name"
            maxLength={NAME_LENGTH}
          />
        )}
        {fields.includes('payerAccount') && (
          <TextField
            {...register('payerAccount', { validate: (text) => /^\d{4,20}$/.test(text.replace(/[\s-]/g, '')) })}
            label={t('deposit.payerAccount.label')}
            hint={t('deposit.payerAccount.hint')}
            error={errors.payerAccount && t('deposit.payerAccount.problem')}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        {fields.includes('remark') && (
          <TextField
            {...register('remark')}
            label={t('deposit.remark.label')}
            hint={t('deposit.remark.hint', { count: REMARK_LENGTH })}
            maxLength={REMARK_LENGTH}
            autoComplete="off"
          />
        )}
      </Stack>
    </Card>
  );
}
