import { looksLikeZawgyi, typedAccount, typedLine } from '@parlour/kernel/typed';
import { ZawgyiQuestion } from '@parlour/player';
import { Card } from '@parlour/ui/card';
import { TextField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DepositMethod } from '../../wire/deposit';
import { type FieldCheck, useCheckedField } from '../../parts/MoneyForm';

/** Length limits from specification 9. */
const REMARK_LENGTH = 140;
const NAME_LENGTH = 80;

export type DepositFieldsProps = { asked: DepositMethod['fields'] };

function payerProblem(text: string, kept: string): 'missing' | 'long' | 'zawgyi' | undefined {
  const name = typedLine(text);
  if (name === '') return 'missing';
  if (name.length > NAME_LENGTH) return 'long';
  return text !== kept && looksLikeZawgyi(text) ? 'zawgyi' : undefined;
}
const remarkProblem: FieldCheck<'long'> = (text) => (typedLine(text).length > REMARK_LENGTH ? 'long' : undefined);
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
  const { setValue } = useFormContext<{ payerName: string }>();
  const [kept, setKept] = useState('');
  const { text, field, problem } = useCheckedField('payerName', (typed) => payerProblem(typed, kept));
  const problems = {
    missing: t('deposit.payerName.problem'),
    long: t('field.tooLong', { max: NAME_LENGTH }),
    zawgyi: t('account.holderZawgyi'),
  };
  return (
    <>
      <TextField
        {...field}
        label={t('deposit.payerName.label')}
        hint={t('deposit.payerName.hint')}
        error={problem && problems[problem]}
        autoComplete="name"
      />
      <ZawgyiQuestion
        typed={text}
        kept={kept}
        onTake={(unicode) => setValue('payerName', unicode, { shouldValidate: true })}
        onKeep={setKept}
      />
    </>
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
  const { field, problem } = useCheckedField('remark', remarkProblem);
  return (
    <TextField
      {...field}
      label={t('deposit.remark.label')}
      hint={t('deposit.remark.hint', { count: REMARK_LENGTH })}
      error={problem && t('field.tooLong', { max: REMARK_LENGTH })}
      autoComplete="off"
    />
  );
}
