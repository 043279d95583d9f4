import { useTranslation } from 'react-i18next';
import type { Terms } from '../../wire';
import { Fold } from '../../parts/Fold';
import styles from './TermsFold.module.css';

type TermsFoldProps = { terms: Terms };

/** Shows the written terms and their version. */
export function TermsFold({ terms }: TermsFoldProps) {
  const { t } = useTranslation('agent');
  return (
    <Fold title={t('contract.terms')} end={t('contract.termsVersion', { version: terms.textVersion })}>
      <p className={styles.text}>{terms.text}</p>
    </Fold>
  );
}
