import { serverNow } from '@parlour/api-client';
import { useTranslation } from 'react-i18next';
import { shownTerms } from '../../rules/shownTerms';
import type { Contract } from '../../wire';
import styles from './ContractDates.module.css';
import { useContractText } from '../../hooks/useContractText';

type ContractDatesProps = { contract: Contract };

/** Shows whether a request is pending, the date of the last answer and the effective date. */
export function ContractDates({ contract }: ContractDatesProps) {
  const { t } = useTranslation('agent');
  const text = useContractText(contract);
  const { status, answeredAt, current } = contract;
  const effectiveAt = shownTerms(contract).terms?.effectiveAt ?? 0;
  const isAccepted = status === 'active' || status === 'upcoming';

  const lines = [
    status === 'active' && t('contract.noRequest'),
    isAccepted && answeredAt !== null && t('contract.accepted', { date: text.date(answeredAt) }),
    status === 'rejected' && answeredAt !== null && t('contract.rejected', { date: text.date(answeredAt) }),
    status !== 'rejected' && effectiveAt > serverNow() && t('contract.effective', { date: text.date(effectiveAt) }),
    status === 'upcoming' && current !== null && t('contract.until'),
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
