import { type Money, compareMoney } from '@parlour/kernel';
import { useAmountText } from '@parlour/merchant';
import { Chip, ChipRow } from '@parlour/ui/chip';
import { AmountField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type AmountLimits, parseAmount, readAmount, toFieldText } from '../rules/amount';
import { useCheckedField } from '../hooks/useCheckedField';

export type AmountInputProps = {
  symbol: string;
  limits: AmountLimits;
  presets: { amount: Money | undefined; label: string }[];
};

/** The number of characters that fit into a quarter of the narrowest screen. */
const SHORT_LABEL = 6;

/** The field `amount` of the surrounding form, with its limits, preset amounts and any problem. */
export function AmountInput({ symbol, limits, presets }: AmountInputProps) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(symbol);
  const { resetField } = useFormContext<{ amount: string }>();
  const { field, text, problem } = useCheckedField('amount', (typed) => readAmount(typed, limits).problem);
  const { amount: chosen } = parseAmount(text);
  const range = {
    min: amountText(limits.min, 'short'),
    max: amountText(limits.max, 'short'),
    available: amountText(limits.available ?? limits.max),
  };

  const isFilling = presets.length > 1 && presets.every(({ label }) => label.length <= SHORT_LABEL);

  return (
    <Stack gap={2}>
      <AmountField
        {...field}
        verbatim
        label={t('amount.label')}
        symbol={symbol}
        hint={t('amount.range', range)}
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
