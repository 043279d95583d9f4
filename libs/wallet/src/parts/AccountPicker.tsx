import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../wire/transfer';
import { ChoiceTile } from './ChoiceTile';
import { useAccountState } from './useAccountState';
import styles from './AccountPicker.module.css';

export type AccountPickerProps = { accounts: Account[]; value: string; onChange: (accountId: string) => void };

/** Where the money goes: accounts with their numbers masked; one that cannot receive says why. */
export function AccountPicker({ accounts, value, onChange }: AccountPickerProps) {
  const { t } = useTranslation('wallet');
  const name = useId();
  const stateOf = useAccountState();
  return (
    <div className={styles.list} role="radiogroup" aria-label={t('withdraw.to')}>
      {accounts.map((account) => (
        <ChoiceTile
          key={account.accountId}
          name={name}
          checked={account.accountId === value}
          disabled={!stateOf(account).isUsable}
          onChange={() => onChange(account.accountId)}
        >
          <span className={styles.provider}>
            {account.provider} <span className={styles.number}>{account.maskedNumber}</span>
          </span>
          <span className={styles.holder}>
            {account.holder}
            {account.isDefault && ` · ${t('account.default')}`}
            {!stateOf(account).isUsable && ` · ${stateOf(account).text}`}
          </span>
        </ChoiceTile>
      ))}
    </div>
  );
}
