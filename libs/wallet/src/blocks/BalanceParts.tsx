import { useAmountText } from '@parlour/merchant';
import { useTranslation } from 'react-i18next';
import { balanceParts } from '../rules/balanceParts';
import type { MemberBalance } from '../wire';
import styles from './BalanceCard.module.css';

/** Shows the parts of a balance: "Cash ₱12,480.55 · Bonus ₱132.00". Renders nothing if all of it is cash in the main wallet. */
export function BalanceParts({ wallet }: { wallet: MemberBalance }) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(wallet.currencySymbol);
  const parts = balanceParts(wallet);
  if (parts.length === 0) return null;
  return <p className={styles.label}>{parts.map(({ id, amount }) => `${t(`balance.${id}`)} ${amountText(amount)}`).join(' · ')}</p>;
}
