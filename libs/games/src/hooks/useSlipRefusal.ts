import { refusalDetails, useErrorText } from '@parlour/api-client';
import { isMoney } from '@parlour/kernel/money';
import { useTranslation } from 'react-i18next';
import { useLotteryText } from './useLotteryText';

/** Returns a function that says why a slip or a cancellation was refused, in the player's language. */
export function useSlipRefusal(symbol: string): (error: unknown) => string {
  const { t } = useTranslation('games');
  const errorText = useErrorText();
  const text = useLotteryText(symbol);
  return (error) => {
    const { code, value } = refusalDetails(error) ?? { code: '', value: {} };
    const amountOf = (name: string) => (isMoney(value[name]) ? text.amount(value[name]) : undefined);
    const opensAt = value['opensAt'];
    const max = amountOf('max');
    const left = amountOf('left');
    const missing = amountOf('missing');
    if (code === 'INSUFFICIENT_BALANCE' && missing) {
      const balance = amountOf('balance');
      const short = t('lottery.refused.balance', { amount: missing });
      return balance ? `${t('lottery.refused.have', { amount: balance })} ${short}` : short;
    }
    if (code === 'ABOVE_MAX' && max) return t('lottery.refused.limit', { amount: max });
    if (code === 'SOLD_OUT') return left ? t('lottery.refused.soldOut', { amount: left }) : t('lottery.refused.soldOutWhole');
    if (code === 'DRAW_CLOSED') return t('lottery.refused.closed', { no: String(value['drawNo'] ?? '').slice(0, 40) });
    if (code === 'HALL_CLOSED' && typeof opensAt === 'number') return t('lottery.opensAt', { time: text.time(opensAt) });
    return errorText(error);
  };
}
