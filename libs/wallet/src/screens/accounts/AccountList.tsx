import { useDateFormat } from '@parlour/merchant';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../wire/transfer';
import { AccountSheet } from './AccountSheet';
import { useAccountState } from '../../hooks/useAccountState';
import styles from './AccountList.module.css';

const kinds = [
  { id: 'ewallet', icon: 'smartphone' },
  { id: 'bank', icon: 'bank' },
] as const;

/** Lists accounts by kind with masked numbers. A tap opens the account's actions. */
export function AccountList({ accounts, used }: { accounts: Account[]; used: string }) {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const stateOf = useAccountState();
  const [openId, setOpenId] = useState<string>();
  const open = accounts.find(({ accountId }) => accountId === openId);
  return (
    <Stack>
      <p className={styles.used}>{used}</p>
      {kinds.map(({ id, icon }) => {
        const own = accounts.filter(({ kind }) => kind === id);
        if (own.length === 0) return null;
        return (
          <ListGroup key={id} title={t(`account.kind.${id}`)}>
            {own.map((account) => (
              <ListRow
                key={account.accountId}
                as="button"
                onClick={() => setOpenId(account.accountId)}
                icon={icon}
                title={`${account.provider} ${account.maskedNumber}`}
                text={`${account.holder} · ${t('account.addedAt', { date: dates.date(account.addedAt) })}`}
                end={stateOf(account).isUsable && account.isDefault ? t('account.default') : stateOf(account).text}
              />
            ))}
          </ListGroup>
        );
      })}
      {open && <AccountSheet key={open.accountId} account={open} onClose={() => setOpenId(undefined)} />}
    </Stack>
  );
}
