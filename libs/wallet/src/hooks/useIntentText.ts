import { useAmountText, useDateFormat } from '@parlour/merchant';
import type { Intent } from '@parlour/submission';
import { useTranslation } from 'react-i18next';
import { useCurrencySymbol } from './useCurrencySymbol';

/** An intent for a deposit, a withdrawal or a transfer between wallets. */
export type MoneyIntent = Intent<{ via: string; input: { amount: string } }>;

/** Describes an intent in a sentence. */
export function useIntentText(): (intent: MoneyIntent) => string {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const amountText = useAmountText(useCurrencySymbol());
  return ({ kind, content: { via, input }, startedAt }) =>
    t(`intent.what.${kind.replace('wallet.', '')}`, { amount: amountText(input.amount), via, time: dates.time(startedAt) });
}
