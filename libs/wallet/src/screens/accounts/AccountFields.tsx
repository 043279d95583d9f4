import { type AccountRefusal, isPin, looksLikeZawgyi, PIN_LENGTH, typedDigits, typedLine, typedPin } from '@parlour/kernel/typed';
import { ZawgyiQuestion } from '@parlour/player';
import { dialingCodeOf, useMerchant } from '@parlour/site';
import { Card } from '@parlour/ui/card';
import { PinField, TextField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AccountProvider } from '../../wire/accounts';
import styles from './AccountFields.module.css';
import { fixedStart, groupDigits, readNumber } from './accountNumber';

export type AccountValues = { holder: string; number: string; paymentPassword: string };

export type AccountFieldsProps = {
  provider: AccountProvider;
  /** The account holder's name, once it is set. */
  payeeName?: string;
  form: Pick<UseFormReturn<AccountValues>, 'control' | 'register' | 'setValue' | 'clearErrors'>;
  /** The gateway's refusal for a field. */
  refusedText: (field: keyof AccountValues) => string | undefined;
};

const NAME_LENGTH = 60;

export function AccountFields({ provider, payeeName, form, refusedText }: AccountFieldsProps) {
  const { t } = useTranslation('wallet');
  const { control, register, setValue, clearErrors } = form;
  const [kept, setKept] = useState('');
  const [number, holder] = useWatch({ control, name: ['number', 'holder'] });
  const diallingCode = dialingCodeOf(useMerchant());
  const { errors } = useFormState({ control });
  const { minDigits: min, maxDigits: max, example } = provider;
  const problem = errors.number?.message as AccountRefusal | undefined;

  return (
    <Card>
      <Stack gap={4}>
        <TextField
          {...register('holder', { validate: (typed) => holderProblem(typed, kept) })}
          label={t('account.holder')}
          hint={payeeName ? t('account.holderLocked') : t('account.holderHint')}
          error={errors.holder ? t(errors.holder.message as HolderProblem, { max: NAME_LENGTH }) : refusedText('holder')}
          autoComplete="name"
          readOnly={payeeName !== undefined}
        />
        {payeeName === undefined && (
          <ZawgyiQuestion
            typed={holder}
            kept={kept}
            onTake={(unicode) => setValue('holder', unicode, { shouldValidate: true })}
            onKeep={(typed) => {
              setKept(typed);
              clearErrors('holder');
            }}
          />
        )}
        <div>
          <TextField
            {...register('number', { validate: (typed) => readNumber(typed, provider, diallingCode).problem ?? true })}
            label={t('account.number')}
            placeholder={example ?? undefined}
            hint={min === max ? t('account.numberExact', { count: max }) : t('account.numberRange', { min, max })}
            error={problem ? t(`account.numberProblem.${problem}`, { start: fixedStart(example) }) : refusedText('number')}
            inputMode="numeric"
            autoComplete="off"
          />
          <DigitCheck number={readNumber(number, provider, diallingCode).value} typed={typedDigits(number)} provider={provider} />
        </div>
        <PinField
          {...register('paymentPassword', { validate: isPin })}
          label={t('pin.label')}
          length={PIN_LENGTH}
          toDigits={typedPin}
          autoComplete="off"
          error={errors.paymentPassword ? t('pin.problem.length') : refusedText('paymentPassword')}
          showLabel={t('pin.show')}
          hideLabel={t('pin.hide')}
        />
      </Stack>
    </Card>
  );
}

type HolderProblem = 'account.holderProblem' | 'account.holderZawgyi' | 'field.tooLong';

function holderProblem(typed: string, kept: string): HolderProblem | true {
  const name = typedLine(typed);
  if (!/^\P{Nd}{2,}$/u.test(name)) return 'account.holderProblem';
  if (name.length > NAME_LENGTH) return 'field.tooLong';
  return typed !== kept && looksLikeZawgyi(typed) ? 'account.holderZawgyi' : true;
}

type DigitCheckProps = {
  /** The number as it was understood, once it is complete. */
  number: string | undefined;
  typed: string;
  provider: AccountProvider;
};

/** Repeats the number in large digit groups, because a wrong digit sends the money to a stranger. */
function DigitCheck({ number, typed, provider }: DigitCheckProps) {
  const { t } = useTranslation('wallet');
  const digits = number ?? typed.replaceAll('-', '');
  if (!/^\d+$/.test(digits)) return null;
  return (
    <p className={styles.check} data-complete={number !== undefined}>
      <span className={styles.digits}>
        <bdi>{groupDigits(digits, provider.example)}</bdi>
      </span>
      <span className={styles.count}>
        {number === undefined ? t('account.digits', { count: digits.length }) : t('account.checkDigits')}
      </span>
    </p>
  );
}
