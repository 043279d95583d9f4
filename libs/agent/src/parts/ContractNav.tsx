import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useGetContractRequestQuery } from '../agentApi';
import { contractPath } from '../rules/contractPath';
import { waitingContracts } from '../rules/waitingContracts';
import { contractKinds } from '../wire';
import styles from './ContractNav.module.css';

/** The three contracts, one beside the other; a dot marks what waits. */
export function ContractNav() {
  const { t } = useTranslation('agent');
  const { data } = useGetContractRequestQuery();
  const waiting = waitingContracts(data);
  return (
    <nav className={styles.nav} aria-label={t('contract.nav')}>
      {contractKinds.map((kind) => (
        <NavLink key={kind} className={styles.link} to={contractPath(kind)} replace>
          {t(`kind.${kind}`)}
          {waiting.includes(kind) && (
            <span className={styles.dot}>
              <VisuallyHidden>{t('contract.waits')}</VisuallyHidden>
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
