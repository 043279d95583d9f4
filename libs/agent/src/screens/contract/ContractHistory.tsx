import { Disclosure } from '@parlour/ui/disclosure';
import { useTranslation } from 'react-i18next';
import type { Contract } from '../../wire';
import styles from './ContractHistory.module.css';
import { useContractText } from '../../hooks/useContractText';

type ContractHistoryProps = { contract: Contract };

/** Lists past requests and answers, latest first. */
export function ContractHistory({ contract }: ContractHistoryProps) {
  const { t } = useTranslation('agent');
  const text = useContractText(contract);
  if (contract.history.length === 0) return null;
  return (
    <Disclosure title={t('contract.history')}>
      <ol className={styles.list}>
        {contract.history.map(({ version, event, at }, index) => (
          <li key={index} className={styles.line}>
            <span>
              {t(`contract.event.${event}`)}
              <span className={styles.version}>{version}</span>
            </span>
            <time dateTime={new Date(at).toISOString()}>{text.date(at)}</time>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
