import { useTranslation } from 'react-i18next';
import { groupDigits, numberDigits, numberProblem } from './accountNumber';
import type { AccountProvider } from '../../wire/transfer';
import styles from './DigitCheck.module.css';

/** Repeats the number in large digit groups, because a wrong digit sends the money to a stranger. */
export function DigitCheck({ number, provider }: { number: string; provider: AccountProvider }) {
  const { t } = useTranslation('wallet');
  const isComplete = numberProblem(number, provider) === undefined;
  if (!/^\d+$/.test(numberDigits(number))) return null;
  return (
    <p className={styles.check} data-complete={isComplete}>
      <span className={styles.digits}>{groupDigits(number, provider.example)}</span>
      <span className={styles.count}>
        {isComplete ? t('account.checkDigits') : t('account.digits', { count: numberDigits(number).length })}
      </span>
    </p>
  );
}
