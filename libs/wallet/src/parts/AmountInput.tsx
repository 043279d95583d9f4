import { type Money, compareMoney } from '@parlour/kernel';
import { Chip, ChipRow } from '@parlour/ui/chip';
import { AmountField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmountLimits, AmountProblem } from '../rules/amount';
import { useAmountText } from '../hooks/useAmountText';

export type AmountInputProps = Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'onBlur'> & {
  symbol: string;
  limits: AmountLimits;
  /** An `AmountProblem`, typed as a string by `useFields`. */
  problem: string | undefined;
  presets: { amount: Money | undefined; label: string }[];
  /** The typed text as an amount. */
  chosen: Money | undefined;
  onPreset: (amount: Money) => void;
};

/** The number of characters that fit into a quarter of the narrowest screen. */
const SHORT_LABEL = 6;

/** An amount field that shows its limits, preset amounts and any problem. */
export function AmountInput({ symbol, limits, problem, presets, chosen, onPreset, ...field }: AmountInputProps) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(symbol);
  const range = {
    min: amountText(limits.min, 'short'),
    max: amountText(limits.max, 'short'),
    available: amountText(limits.available ?? limits.max),
  };

  const hasLongLabel = presets.some(({ label }) => label.length > SHORT_LABEL);

  return (
    <Stack>
      <AmountField
        {...field}
        verbatim
        label={t('amount.label')}
        symbol={symbol}
        hint={t('amount.range', range)}
        error={problem && t(`amount.problem.${problem as AmountProblem}`, range)}
      />
      {presets.length > 0 && (
        <ChipRow layout={hasLongLabel ? 'wrap' : 'fill'} label={t('amount.presets')}>
          {presets.map(({ amount, label }) => (
            <Chip
              key={label}
              selected={amount !== undefined && chosen !== undefined && compareMoney(amount, chosen) === 0}
              disabled={!amount}
              onClick={() => amount && onPreset(amount)}
            >
              {label}
            </Chip>
          ))}
        </ChipRow>
      )}
    </Stack>
  );
}
