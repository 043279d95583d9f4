import { LoadState, serverNow } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { compareMoney, formatMoney } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { useAmountText } from '@parlour/site/format';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { EmptyState } from '@parlour/ui/empty-state';
import { Money } from '@parlour/ui/money';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetAccountsQuery, useGetWithdrawRulesQuery } from '../../api/accountsApi';
import { IntentPanel } from '../../parts/IntentPanel';
import { WithdrawFailure } from '../../parts/WithdrawFailure';
import { readiness } from '../../rules/readiness';
import { useOrderSubmission, withdrawalSubmission } from '../../orderSubmission';
import type { WithdrawRules } from '../../wire/accounts';
import { ReadinessList, TurnoverCard } from './ReadinessList';
import { WithdrawForm } from './WithdrawForm';
import styles from './WithdrawScreen.module.css';

/** The turnover that bonus money waits for, apart from the conditions of a withdrawal. */
function BonusTurnover({ rules: { bonus, currencySymbol } }: { rules: WithdrawRules }) {
  return bonus && <TurnoverCard turnover={bonus.turnover} symbol={currencySymbol} isOfBonus />;
}

/** The withdrawal screen: first the unmet conditions, then the form, then the order. */
export function WithdrawScreen() {
  const { t } = useTranslation('wallet');
  const submission = useOrderSubmission(withdrawalSubmission);
  const rulesQuery = useGetWithdrawRulesQuery(undefined, { refetchOnMountOrArgChange: true });
  const accountsQuery = useGetAccountsQuery();
  const { data: rules } = rulesQuery;
  const { data: accounts } = accountsQuery;
  const amountText = useAmountText(rules?.currencySymbol ?? '');

  function handleRetry() {
    if (!rules) void rulesQuery.refetch();
    if (!accounts) void accountsQuery.refetch();
  }

  if (submission.pending) {
    return (
      <Page>
        <IntentPanel intent={submission.pending} submission={submission} />
      </Page>
    );
  }
  if (!rules || !accounts) {
    return (
      <Page>
        <LoadState
          title={t('withdraw.error')}
          error={rulesQuery.error ?? accountsQuery.error}
          isBusy={rulesQuery.isFetching || accountsQuery.isFetching}
          onRetry={handleRetry}
          cards={3}
        />
      </Page>
    );
  }
  const rows = readiness(rules, accounts, serverNow());
  const isReady = rows.every(({ isMet }) => isMet);
  const isEmpty = compareMoney(rules.balance, '0') <= 0;
  const isTooLittle = compareMoney(rules.withdrawable, rules.min) < 0;
  return (
    <Page width="wide">
      <Stack>
        {isEmpty ? (
          <EmptyState
            icon="wallet"
            title={t('withdraw.empty.title')}
            text={t('withdraw.empty.text')}
            action={
              <Button as={Link} to={`${paths.wallet.records}?tab=money`} variant="secondary">
                {t('order.toRecords')}
              </Button>
            }
          />
        ) : (
          <WithdrawableCard rules={rules} />
        )}
        <ReadinessList rows={rows} rules={rules}>
          <TurnoverCard turnover={rules.turnover ?? undefined} symbol={rules.currencySymbol} />
        </ReadinessList>
        <BonusTurnover rules={rules} />
        {isReady && isTooLittle && !isEmpty && (
          <Notice tone="info">{t('withdraw.tooLittle', { min: amountText(rules.min, 'short') })}</Notice>
        )}
        {isReady && !isTooLittle ? (
          <WithdrawForm rules={rules} accounts={accounts} submission={submission} />
        ) : (
          <WithdrawFailure failure={submission.error} note={t('withdraw.nothingSent')} />
        )}
      </Stack>
    </Page>
  );
}

/** Shows the exact cash, the withdrawable part if it is lower, and bonus money, which cannot be withdrawn yet. */
function WithdrawableCard({ rules: { balance, withdrawable, currencySymbol, turnover, bonus } }: { rules: WithdrawRules }) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const amountText = useAmountText(currencySymbol);
  const isLess = compareMoney(withdrawable, balance) < 0;
  return (
    <Card>
      <p className={styles.label}>{isLess ? t('balance.cash') : t('withdraw.available')}</p>
      <Money symbol={currencySymbol} digits={formatMoney(balance, { locale, symbol: currencySymbol })} tone="gold" size="xl" />
      {isLess && (
        <p className={styles.less}>
          <strong>{t('withdraw.withdrawable', { amount: amountText(withdrawable) })}</strong>
          {turnover && <> · {t('withdraw.whyLess')}</>}
        </p>
      )}
      {bonus && <p className={styles.less}>{t('withdraw.bonus', { amount: amountText(bonus.balance) })}</p>}
    </Card>
  );
}
