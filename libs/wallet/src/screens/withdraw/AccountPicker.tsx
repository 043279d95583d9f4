import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../wire/transfer';
import { ChoiceTile } from '../../parts/ChoiceTile';
import { useAccountState } from '../../hooks/useAccountState';
import styles from './AccountPicker.module.css';

export type AccountPickerProps = { accounts: Account[]; value: string; onChange: (accountId: string) => void };

/** Picks the target account, with masked numbers. An account that cannot receive money shows the reason. */
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
