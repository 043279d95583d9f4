import type { Money } from '@parlour/kernel/money';
import { useAmountText } from '@parlour/site/format';
import { SelectChip } from '@parlour/ui/chip';
import { useTranslation } from 'react-i18next';

export type StakeChipProps = {
  /** Stakes to choose from, the lowest first, and the symbol of their currency. */
  stakes: readonly Money[];
  symbol: string;
  value: Money | undefined;
  onChange: (stake: Money | undefined) => void;
};

/** Narrows a list to the games that take a stake. */
export function StakeChip({ stakes, symbol, value, onChange }: StakeChipProps) {
  const { t } = useTranslation('games');
  const amount = useAmountText(symbol, 'short');
  const offered = value === undefined || stakes.includes(value) ? stakes : [...stakes, value];

  return (
    <SelectChip
      label={t('tables.stake')}
      placeholder={t('tables.stake')}
      options={[
        { value: '', label: t('tables.anyStake') },
        ...offered.map((stake) => ({ value: stake, label: amount(stake), short: t('tables.stakeOf', { amount: amount(stake) }) })),
      ]}
      value={value ?? ''}
      onChange={(chosen) => onChange(chosen || undefined)}
    />
  );
}
