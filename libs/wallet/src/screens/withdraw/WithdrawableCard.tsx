import { compareMoney, formatMoney } from '@parlour/kernel';
import { useAmountText, useLocale } from '@parlour/merchant';
import { Card } from '@parlour/ui/card';
import { Money } from '@parlour/ui/money';
import { useTranslation } from 'react-i18next';
import type { WithdrawRules } from '../../wire/transfer';
import styles from './WithdrawableCard.module.css';

/** Shows the exact cash, the withdrawable part if it is lower, and bonus money, which cannot be withdrawn yet. */
export function WithdrawableCard({ rules: { balance, withdrawable, currencySymbol, turnover, bonus } }: { rules: WithdrawRules }) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const amountText = useAmountText(currencySymbol);
  const isLess = compareMoney(withdrawable, balance) < 0;
  return (
    <Card>
      <p className={styles.label}>{isLess ? t('balance.cash') : t('withdraw.available')}</p>
      <Money symbol={currencySymbol} digits={formatMoney(balance, { locale, decimals: 2 })} tone="gold" size="xl" />
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
