import { serverNow } from '@parlour/api-client';
import { useTranslation } from 'react-i18next';
import type { Contract } from '../../wire';
import styles from './ContractDates.module.css';
import { useContractText } from '../../hooks/useContractText';

type ContractDatesProps = { contract: Contract };

/** Shows whether a request is pending, the date of the last answer and the effective date. */
export function ContractDates({ contract }: ContractDatesProps) {
  const { t } = useTranslation('agent');
  const text = useContractText(contract);
  const { status, answeredAt, offer, current } = contract;
  const effectiveAt = (offer ?? current)?.effectiveAt ?? 0;

  const lines = [
    status === 'active' && t('contract.noRequest'),
    status === 'active' && answeredAt !== null && t('contract.accepted', { date: text.date(answeredAt) }),
    status === 'rejected' && answeredAt !== null && t('contract.rejected', { date: text.date(answeredAt) }),
    status !== 'rejected' && effectiveAt > serverNow() && t('contract.effective', { date: text.date(effectiveAt) }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <div className={styles.dates}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
