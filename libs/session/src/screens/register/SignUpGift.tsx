import { useAmountText } from '@parlour/merchant';
import { Icon } from '@parlour/ui/icon';
import { useTranslation } from 'react-i18next';
import type { RegisterSetting } from '../../rules/registerFields';
import styles from './RegisterForm.module.css';

export type SignUpGiftProps = { gift: NonNullable<RegisterSetting['gift']> };

/** The gift for a new account, and the turnover that it needs before a withdrawal. */
export function SignUpGift({ gift: { amount, currencySymbol, turnoverTimes } }: SignUpGiftProps) {
  const { t } = useTranslation('session');
  const amountText = useAmountText(currencySymbol, 'short');
  return (
    <p className={styles.gift}>
      <Icon name="gift" />
      <span>
        <strong>{t('register.gift', { amount: amountText(amount) })}</strong>
        {turnoverTimes && <span className={styles.giftTerms}> {t('register.giftTerms', { times: turnoverTimes })}</span>}
      </span>
    </p>
  );
}
