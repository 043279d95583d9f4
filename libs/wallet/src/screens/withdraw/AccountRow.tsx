import { Icon } from '@parlour/ui/icon';
import { ListRow } from '@parlour/ui/list-row';
import { Sheet } from '@parlour/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountState } from '../../hooks/useAccountState';
import { methodIcons } from '../../parts/methodIcons';
import { SheetOption } from '../../parts/SheetOption';
import type { Account } from '../../wire/transfer';
import styles from './AccountRow.module.css';

export type AccountRowProps = { accounts: Account[]; value: Account; onChange: (accountId: string) => void };

/** The account that receives the money, with its masked number. A tap opens the sheet of accounts; one that cannot receive money says why. */
export function AccountRow({ accounts, value, onChange }: AccountRowProps) {
  const { t } = useTranslation('wallet');
  const stateOf = useAccountState();
  const [isOpen, setOpen] = useState(false);
  const nameOf = ({ provider, maskedNumber }: Account) => `${provider} ${maskedNumber}`;

  function choose(accountId: string) {
    onChange(accountId);
    setOpen(false);
  }

  return (
    <>
      <ListRow
        as="button"
        aria-haspopup="dialog"
        icon={methodIcons[value.kind]}
        title={nameOf(value)}
        text={value.holder}
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} title={t('withdraw.to')} closeLabel={t('account.close')} onClose={() => setOpen(false)}>
        <ul className={styles.accounts}>
          {accounts.map((account) => {
            const { isUsable, text } = stateOf(account);
            return (
              <li key={account.accountId}>
                <SheetOption
                  mark={<Icon name={methodIcons[account.kind]} />}
                  title={nameOf(account)}
                  text={[account.holder, account.isDefault && t('account.default'), !isUsable && text].filter(Boolean).join(' · ')}
                  isChosen={account === value}
                  disabled={!isUsable}
                  onChoose={() => choose(account.accountId)}
                />
              </li>
            );
          })}
        </ul>
      </Sheet>
    </>
  );
}
