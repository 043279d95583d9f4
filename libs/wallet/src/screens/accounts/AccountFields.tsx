import { Card } from '@parlour/ui/card';
import { PinField, TextField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { type Control, type UseFormRegister, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PIN_LENGTH } from '../../rules/transactionPassword';
import type { AccountProvider } from '../../wire/transfer';
import styles from './AccountFields.module.css';
import { type NumberProblem, fixedStart, numberProblem, groupDigits, numberDigits } from './accountNumber';

export type AccountValues = { holder: string; number: string; paymentPassword: string };

export type AccountFieldsProps = {
  provider: AccountProvider;
  /** The account holder's name, once it is set. */
  payeeName?: string;
  control: Control<AccountValues>;
  register: UseFormRegister<AccountValues>;
  /** The gateway's refusal for a field. */
  refusedText: (field: keyof AccountValues) => string | undefined;
};

const NAME_LENGTH = 60;

/** Fields for account holder, account number and transaction password. */
export function AccountFields({ provider, payeeName, control, register, refusedText }: AccountFieldsProps) {
  const { t } = useTranslation('wallet');
  const number = useWatch({ control, name: 'number' });
  const { errors } = useFormState({ control });
  const { minDigits: min, maxDigits: max, example } = provider;
  const problem = errors.number?.message as NumberProblem | undefined;

  return (
    <Card>
      <Stack gap={4}>
        <TextField
          {...register('holder', { validate: (name) => /^[^\d]{2,}$/.test(name.trim()) })}
          label={t('account.holder')}
          hint={payeeName ? t('account.holderLocked') : t('account.holderHint')}
          error={errors.holder ? t('account.holderProblem') : refusedText('holder')}
          autoComplete="name"
          maxLength={NAME_LENGTH}
          readOnly={payeeName !== undefined}
        />
        <div>
          <TextField
            {...register('number', { validate: (typed) => numberProblem(typed, provider) ?? true })}
            label={t('account.number')}
            placeholder={example ?? undefined}
            hint={min === max ? t('account.numberExact', { count: max }) : t('account.numberRange', { min, max })}
            error={problem ? t(`account.numberProblem.${problem}`, { start: fixedStart(example) }) : refusedText('number')}
            inputMode="numeric"
            autoComplete="off"
          />
          <DigitCheck number={number} provider={provider} />
        </div>
        <PinField
          {...register('paymentPassword', { validate: (pin) => pin.length === PIN_LENGTH })}
          label={t('pin.label')}
          length={PIN_LENGTH}
          autoComplete="off"
          error={errors.paymentPassword ? t('pin.problem.length') : refusedText('paymentPassword')}
          showLabel={t('pin.show')}
          hideLabel={t('pin.hide')}
        />
      </Stack>
    </Card>
  );
}

/** Repeats the number in large digit groups, because a wrong digit sends the money to a stranger. */
function DigitCheck({ number, provider }: { number: string; provider: AccountProvider }) {
  const { t } = useTranslation('wallet');
  const isComplete = numberProblem(number, provider) === undefined;
  if (!/^\d+$/.test(numberDigits(number))) return null;
  return (
    <p className={styles.check} data-complete={isComplete}>
      <span className={styles.digits}>{groupDigits(number, provider.example)}</span>
      <span className={styles.count}>
        {isComplete ? t('account.checkDigits') : t('account.digits', { count: numberDigits(number).length })}
      </span>
    </p>
  );
}
