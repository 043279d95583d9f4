import { compareMoney, type Money } from '@parlour/kernel/money';
import { typedAmount } from '@parlour/kernel/typed';
import { useAmountText } from '@parlour/site/format';
import { Chip, ChipRow } from '@parlour/ui/chip';
import { AmountField } from '@parlour/ui/field';
import { Icon, type IconName } from '@parlour/ui/icon';
import { Stack } from '@parlour/ui/page';
import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type AmountLimits, readAmount, toFieldText } from '../rules/amount';
import type { Quote } from '../rules/quote';
import type { DepositMethod } from '../wire/deposit';
import styles from './MoneyForm.module.css';

type MoneyFormProps = {
  onSubmit: () => Promise<void>;
  /** The amounts that the player pays and receives, and the gateway's refusal. */
  result: ReactNode;
  /** The submit button. It sticks above the bottom menu. */
  button: ReactNode;
  children: ReactNode;
};

/** A form that moves money: fields, result, button. On a tablet the result and the button stand beside the fields. */
export function MoneyForm({ onSubmit, result, button, children }: MoneyFormProps) {
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      <Stack gap={2}>{children}</Stack>
      <div className={styles.side}>
        <Stack gap={2}>{result}</Stack>
        <div className={styles.bar} data-sticks="end">
          {button}
        </div>
      </div>
    </form>
  );
}

/** Returns the problem with a text, or undefined if it is valid. */
export type FieldCheck<Problem extends string = string> = (text: string) => Problem | undefined;

/** The options of a form with checked fields. */
export const textForm = { mode: 'onTouched', reValidateMode: 'onBlur' } as const;

/**
 * Registers a text field of the surrounding form (ADR 0015). Its problem is shown after the field loses focus or the form is
 * submitted, and is derived on every render, because the limits of an amount may change without an event of the field.
 */
export function useCheckedField<Problem extends string>(name: string, check: FieldCheck<Problem>) {
  const { control, register } = useFormContext<Record<string, string>>();
  const { errors, touchedFields } = useFormState({ control });
  const text = useWatch({ control, name }) ?? '';
  const isShown = Boolean(errors[name] ?? touchedFields[name]);

  return {
    text,
    problem: isShown ? check(text) : undefined,
    field: register(name, { validate: (typed) => check(typed) ?? true }),
  };
}

type AmountInputProps = {
  symbol: string;
  limits: AmountLimits;
  presets: { amount: Money | undefined; label: string }[];
  /** Shown in place of the range of amounts if there is no range. */
  hint?: string | undefined;
};

/** The number of characters that fit into a quarter of the narrowest screen. */
const SHORT_LABEL = 6;

/** The field `amount` of the surrounding form, with its limits, preset amounts and any problem. */
export function AmountInput({ symbol, limits, presets, hint }: AmountInputProps) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(symbol);
  const { resetField } = useFormContext<{ amount: string }>();
  const { field, text, problem } = useCheckedField('amount', (typed) => readAmount(typed, symbol, limits).problem);
  const { value: chosen } = typedAmount(text, symbol);
  const range = {
    min: amountText(limits.min, 'short'),
    max: amountText(limits.max, 'short'),
    available: amountText(limits.available ?? limits.max),
    /** An amount with the decimals of the currency. */
    example: amountText(limits.min),
  };

  const isFilling = presets.length > 1 && presets.every(({ label }) => label.length <= SHORT_LABEL);

  return (
    <Stack gap={2}>
      <AmountField
        {...field}
        label={t('amount.label')}
        symbol={symbol}
        hint={hint ?? t('amount.range', range)}
        reading={chosen ? `= ${amountText(chosen)}` : ''}
        error={problem && t(`amount.problem.${problem}`, range)}
      />
      {presets.length > 0 && (
        <ChipRow layout={isFilling ? 'fill' : 'wrap'} label={t('amount.presets')}>
          {presets.map(({ amount, label }) => (
            <Chip
              key={label}
              selected={amount !== undefined && chosen !== undefined && compareMoney(amount, chosen) === 0}
              disabled={!amount}
              onClick={() => amount && resetField('amount', { defaultValue: toFieldText(amount) })}
            >
              {label}
            </Chip>
          ))}
        </ChipRow>
      )}
    </Stack>
  );
}

type QuoteCardProps = {
  /** Undefined until an amount is typed; then there are no rows. */
  quote: Quote | undefined;
  symbol: string;
  /** For deposits: shows the turnover required before a withdrawal. */
  withTurnover?: boolean;
};

/** Previews paid and received amount, fee, bonus and turnover before anything is sent. */
export function QuoteCard({ quote, symbol, withTurnover = false }: QuoteCardProps) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(symbol);
  const hasBonus = quote && compareMoney(quote.bonus, '0') > 0;
  const hasBonusTurnover = quote && compareMoney(quote.bonusTurnover, '0') > 0;
  const rows = [
    quote && { label: t(withTurnover ? 'quote.pay' : 'quote.amount'), amount: quote.pay },
    quote && { label: t('quote.receive'), amount: quote.receive, isMain: true },
    quote && { label: t('quote.fee'), amount: quote.fee },
    quote && withTurnover && { label: t('quote.turnover'), amount: quote.turnover },
    hasBonus && { label: t('quote.bonus'), amount: quote.bonus },
    hasBonusTurnover && { label: t('quote.bonusTurnover'), amount: quote.bonusTurnover },
  ].filter((row) => row !== false && row !== undefined);

  return (
    <dl className={styles.quote} aria-live="polite">
      {rows.map(({ label, amount, isMain }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.amount} data-main={isMain || undefined}>
            {amountText(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type SheetOptionProps = {
  mark?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** A line below the text, for example a status. */
  status?: ReactNode;
  isChosen: boolean;
  disabled?: boolean;
  onChoose: () => void;
};

/** A row of a sheet that chooses and closes: a button, because the arrow keys of a radio group would close the sheet. */
export function SheetOption({ mark, title, text, status, isChosen, disabled, onChoose }: SheetOptionProps) {
  return (
    <button type="button" className={styles.option} aria-pressed={isChosen} disabled={disabled} onClick={onChoose}>
      {mark}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
        {status}
      </span>
      {isChosen && (
        <span className={styles.check}>
          <Icon name="check" />
        </span>
      )}
    </button>
  );
}

export const methodIcons = { ewallet: 'smartphone', qr: 'qr', bank: 'bank', other: 'credit-card' } as const satisfies Record<
  DepositMethod['group'],
  IconName
>;
