import { serverNow } from '@parlour/api-client';
import { useDateFormat } from '@parlour/merchant';
import { useTranslation } from 'react-i18next';
import { canReceive } from '../rules/readiness';
import type { Account } from '../wire/transfer';

/** Returns whether an account can receive money now, and its status as text. */
export function useAccountState(): (account: Account) => { isUsable: boolean; text: string } {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const now = serverNow();
  return (account) => {
    const { status, coolingUntil } = account;
    const isCooling = status === 'active' && coolingUntil != null && coolingUntil > now;
    const text = isCooling ? t('account.cooling', { time: dates.full(coolingUntil) }) : t(`account.status.${status}`);
    return { isUsable: canReceive(account, now), text };
  };
}
