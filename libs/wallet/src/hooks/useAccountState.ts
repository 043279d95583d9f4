import { serverNow } from '@parlour/api-client';
import { useTranslation } from 'react-i18next';
import { canReceive } from '../rules/readiness';
import type { Account } from '../wire/transfer';
import { useWhen } from './useWhen';

/** Returns whether an account can receive money now, and its status as text. */
export function useAccountState(): (account: Account) => { isUsable: boolean; text: string } {
  const { t } = useTranslation('wallet');
  const when = useWhen();
  const now = serverNow();
  return (account) => {
    const { status, coolingUntil } = account;
    const isCooling = status === 'active' && coolingUntil != null && coolingUntil > now;
    const text = isCooling ? t('account.cooling', { time: when.full(coolingUntil) }) : t(`account.status.${status}`);
    return { isUsable: canReceive(account, now), text };
  };
}
