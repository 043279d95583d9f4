import { LoadState } from '@parlour/api-client';
import { appPath, paths, to, toastRequested } from '@parlour/kernel';
import { useOffers } from '@parlour/site';
import { useDateFormat } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useGetAccountsQuery, useGetWithdrawRulesQuery, useAccountState } from '../../api/accountsApi';
import type { Account } from '../../wire/accounts';
import { AccountForm } from './AccountForm';
import { AccountSheet } from './AccountSheet';
import styles from './AccountsScreen.module.css';

/** Shows the withdrawal accounts, or with `?add=1` the form for a new one. */
export function AccountsScreen() {
  const { t } = useTranslation('wallet');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const accountsQuery = useGetAccountsQuery();
  const rulesQuery = useGetWithdrawRulesQuery();
  const { data: accounts } = accountsQuery;
  const { data: rules } = rulesQuery;
  const canAdd = useOffers('addAccount');
  const returnTo = appPath(query.get('returnTo'));
  const adding = to(paths.wallet.accounts, {}, { add: '1', returnTo });

  function handleRetry() {
    if (!accounts) void accountsQuery.refetch();
    if (!rules) void rulesQuery.refetch();
  }
  function handleAdded() {
    dispatch(toastRequested({ level: 'success', text: t('account.added') }));
    void navigate(returnTo ?? paths.wallet.accounts, { replace: true });
  }

  if (!accounts || !rules) {
    return (
      <Page>
        <LoadState
          cards={2}
          title={t('account.error')}
          error={accountsQuery.error ?? rulesQuery.error}
          isBusy={accountsQuery.isFetching || rulesQuery.isFetching}
          onRetry={handleRetry}
        />
      </Page>
    );
  }
  if (!rules.hasPaymentPassword) {
    return (
      <Page>
        <EmptyState
          icon="lock"
          title={t('account.needsPassword.title')}
          text={t('account.needsPassword.text')}
          action={
            <Button as={Link} to={to(paths.wallet.transactionPassword, {}, { returnTo: adding })}>
              {t('account.needsPassword.action')}
            </Button>
          }
        />
      </Page>
    );
  }
  if (canAdd && query.get('add') === '1') {
    return (
      <Page>
        <AccountForm payeeName={rules.payeeName ?? undefined} onAdded={handleAdded} />
      </Page>
    );
  }
  const isFull = accounts.length >= rules.maxAccounts;
  return (
    <Page>
      <Stack>
        {accounts.length === 0 ? (
          <EmptyState icon="credit-card" title={t('account.empty.title')} text={t('account.empty.text')} />
        ) : (
          <AccountList accounts={accounts} used={t('account.used', { count: accounts.length, max: rules.maxAccounts })} />
        )}
        {canAdd && isFull && <Notice tone="info">{t('account.full')}</Notice>}
        {canAdd && !isFull && (
          <Button as={Link} to={adding} block icon="plus">
            {t('account.add')}
          </Button>
        )}
      </Stack>
    </Page>
  );
}

const kinds = [
  { id: 'ewallet', icon: 'smartphone' },
  { id: 'bank', icon: 'bank' },
] as const;

/** Lists accounts by kind with masked numbers. A tap opens the account's actions. */
function AccountList({ accounts, used }: { accounts: Account[]; used: string }) {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const stateOf = useAccountState();
  const [openId, setOpenId] = useState<string>();
  const canChange = useOffers(['revealAccount', 'removeAccount', 'setDefaultAccount']);
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
                {...(canChange && { as: 'button', onClick: () => setOpenId(account.accountId) })}
                icon={icon}
                title={`${account.provider} ${account.maskedNumber}`}
                text={[account.holder, account.addedAt && t('account.addedAt', { date: dates.date(account.addedAt) })]
                  .filter(Boolean)
                  .join(' · ')}
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
