import { intlTag, withSymbol } from '@parlour/kernel';
import { formatMoney, shortDecimals } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { useDateFormat } from '@parlour/site/format';
import { useTranslation } from 'react-i18next';
import type { TierColumn } from '../rules/tiers';
import type { Contract, Tier } from '../wire/contract';

type Rate = Pick<Tier, 'rate' | 'rateUnit'>;

export type ContractText = {
  /** "0.8%" or "₱1,500" */
  rate: (tier: Rate) => string;
  /** "0.8% – 1.2%" for several steps */
  rates: (tiers: readonly Rate[]) => string;
  /** Formats one figure of a tier; "—" if the contract omits it. */
  figure: (tier: Tier, column: TierColumn) => string;
  amount: (amount: string) => string;
  /** "20 Nov 2026" */
  date: (moment: number) => string;
  product: (productType: Tier['productType']) => string;
};

export function useContractText({ currencySymbol }: Pick<Contract, 'currencySymbol'>): ContractText {
  const { t } = useTranslation('agent');
  const locale = useLocale();
  const { date } = useDateFormat();
  const tag = intlTag(locale);
  const percent = new Intl.NumberFormat(tag, { maximumFractionDigits: 8 });

  function amount(value: string): string {
    return withSymbol(formatMoney(value, { locale, decimals: shortDecimals(value, currencySymbol) }), currencySymbol);
  }
  function rate(tier: Rate): string {
    // Format a string to keep every digit; a number would be rounded.
    return tier.rateUnit === 'fixed' ? amount(tier.rate) : `${percent.format(tier.rate as unknown as number)}%`;
  }
  function figure(tier: Tier, column: TierColumn): string {
    if (column === 'rate') return rate(tier);
    if (column === 'activeMembers') return percent.format(tier.activeMembers);
    const value = tier[column];
    return value === null ? '—' : amount(value);
  }
  return {
    rate,
    rates: (tiers) => {
      const all = [...new Set(tiers.map(rate))];
      return all.length > 1 ? `${all[0]} – ${all.at(-1)}` : (all[0] ?? '—');
    },
    figure,
    amount,
    date,
    product: (productType) => t(`product.${productType}`),
  };
}

/** Formats a contract rate with all its digits: "0.8%". */
export function usePercent(): (rate: string) => string {
  const format = new Intl.NumberFormat(intlTag(useLocale()), { maximumFractionDigits: 8 });
  return (rate) => `${format.format(rate as unknown as number)}%`;
}
