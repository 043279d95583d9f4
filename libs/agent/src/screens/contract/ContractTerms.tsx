import { Disclosure } from '@parlour/ui/disclosure';
import { useTranslation } from 'react-i18next';
import type { Terms } from '../../wire';
import styles from './ContractTerms.module.css';

type ContractTermsProps = { terms: Terms };

/** Shows the written terms and their version. */
export function ContractTerms({ terms }: ContractTermsProps) {
  const { t } = useTranslation('agent');
  return (
    <Disclosure title={t('contract.terms')} end={t('contract.termsVersion', { version: terms.textVersion })}>
      <p className={styles.text}>{terms.text}</p>
    </Disclosure>
  );
}
