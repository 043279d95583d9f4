import { compareMoney, type Money } from '@parlour/kernel/money';
import { BalanceMask } from '@parlour/ui/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useGetMemberWalletQuery } from '../api/walletsApi';
import { CountedAmount } from '../parts/CountedAmount';
import type { MemberBalance } from '../wire/balance';
import { selectIsBalanceHidden } from '../walletSlice';
import styles from './CreditedBalance.module.css';

/**
 * The balance after a credit, in cash and in bonus money. It shows the old balance until the gateway sends the new one. The part that has
 * grown then counts up, and a coin flies to it. A hidden balance stays hidden.
 */
export function CreditedBalance() {
  const { t } = useTranslation('wallet');
  const isHidden = useSelector(selectIsBalanceHidden);
  const { data: wallet } = useGetMemberWalletQuery();
  const [before, setBefore] = useState(wallet);
  if (!before && wallet) setBefore(wallet);
  if (!wallet) return null;
  const then = creditableParts(before ?? wallet);

  return (
    <dl className={styles.balance}>
      {creditableParts(wallet).map(({ id, amount }) => {
        const from = then.find((part) => part.id === id)?.amount ?? amount;
        return (
          <div key={id}>
            <dt className={styles.label}>{t(`balance.${id}`)}</dt>
            <dd>
              {isHidden ? (
                <BalanceMask symbol={wallet.currencySymbol} size="l" label={t('balance.isHidden')} />
              ) : (
                <CountedAmount from={from} to={amount} symbol={wallet.currencySymbol} isNews={compareMoney(amount, from) > 0} hasCoin />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Returns the amounts that a credit can change: cash and bonus money, or only the total if the gateway does not send the parts. */
function creditableParts({
  sumBalance,
  mainBalance,
  bonusBalance,
}: Pick<MemberBalance, 'sumBalance' | 'mainBalance' | 'bonusBalance'>): { id: 'label' | 'cash' | 'bonus'; amount: Money }[] {
  if (mainBalance == null) return [{ id: 'label', amount: sumBalance }];
  return [
    { id: 'cash', amount: mainBalance },
    { id: 'bonus', amount: bonusBalance ?? '0.00' },
  ];
}
