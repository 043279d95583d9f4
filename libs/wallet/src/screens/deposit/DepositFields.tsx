import { Card } from '@parlour/ui/card';
import { TextField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import type { DepositMethod } from '../../wire/transfer';
import type { FieldCheck, useFields } from '../../hooks/useFields';

/** Length limits from specification 9. */
const REMARK_LENGTH = 140;
const NAME_LENGTH = 80;

type Field = DepositMethod['fields'][number];
export type DepositFieldsProps = {
  asked: Field[];
  fields: Pick<ReturnType<typeof useFields<Field>>, 'field' | 'problem'>;
};

const missing: FieldCheck = (text) => (text.trim() === '' ? 'missing' : undefined);

/** Only the remark is optional. */
export const depositChecks: Partial<Record<Field, FieldCheck>> = {
  payerName: missing,
  payerAccount: (text) => (/^\d{4,20}$/.test(text.replace(/[\s-]/g, '')) ? undefined : 'format'),
};

/** Fields that a method requires in addition to the amount. */
export function DepositFields({ asked, fields: { field, problem } }: DepositFieldsProps) {
  const { t } = useTranslation('wallet');

  return (
    <Card>
      <Stack>
        {asked.includes('payerName') && (
          <TextField
            {...field('payerName')}
            label={t('deposit.payerName.label')}
            hint={t('deposit.payerName.hint')}
            error={problem('payerName') && t('deposit.payerName.problem')}
            autoComplete="name"
            maxLength={NAME_LENGTH}
          />
        )}
        {asked.includes('payerAccount') && (
          <TextField
            {...field('payerAccount')}
            label={t('deposit.payerAccount.label')}
            hint={t('deposit.payerAccount.hint')}
            error={problem('payerAccount') && t('deposit.payerAccount.problem')}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        {asked.includes('remark') && (
          <TextField
            {...field('remark')}
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
