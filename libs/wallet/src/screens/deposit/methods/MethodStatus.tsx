import { useTranslation } from 'react-i18next';
import type { DepositMethod } from '../../../wire/transfer';
import styles from './MethodStatus.module.css';

export type MethodStatusProps = { status: Pick<DepositMethod, 'health' | 'healthReason' | 'typicalMinutes'> };

/** A dot and the usual time of a method, or why it is slow or down. */
export function MethodStatus({ status: { health, healthReason, typicalMinutes } }: MethodStatusProps) {
  const { t } = useTranslation('wallet');
  return (
    <span className={styles.status} data-health={health}>
      {health === 'ok' ? t('deposit.typical', { count: typicalMinutes }) : healthReason || t(`deposit.health.${health}`)}
    </span>
  );
}
