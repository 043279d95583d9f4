import { type Money, compareMoney } from '@parlour/kernel';
import { Chip, ChipRow } from '@parlour/ui/chip';
import { AmountField } from '@parlour/ui/field';
import { Stack } from '@parlour/ui/page';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmountLimits, AmountProblem } from '../rules/amount';
import { useAmountText } from './useAmountText';

export type AmountInputProps = Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'onBlur'> & {
  symbol: string;
  limits: AmountLimits;
  /** One of `AmountProblem`, as the form hands it back. */
  problem: string | undefined;
  presets: { amount: Money | undefined; label: string }[];
  /** What is typed now, as an amount. */
  chosen: Money | undefined;
  onPreset: (amount: Money) => void;
};

/** Characters that fit a quarter of the narrowest screen. */
const SHORT_LABEL = 6;

/** An amount with its limits in sight, the amounts chosen most at a tap, and what is wrong with it in words. */
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
