import { paths, to } from '@parlour/kernel';
import { Icon } from '@parlour/ui/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayPromote } from '../hooks/useMayPromote';
import { usePromotions } from '../hooks/usePromotions';
import styles from './PromotionsMenu.module.css';

const MOST = 12;

/**
 * The collapsible promotion list of the side menu (specification 2): each title links to its page, the last entry to all
 * promotions.
 */
export function PromotionsMenu() {
  const mayPromote = useMayPromote();
  return mayPromote && <PromotionsDisclosure />;
}

function PromotionsDisclosure() {
  const { t } = useTranslation('promotions');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.icon}>
          <Icon name="gift" />
        </span>
        <span className={styles.label}>{t('menu.promotions')}</span>
        <span className={styles.mark}>
          <Icon name="chevron-down" size="s" />
        </span>
      </summary>
      <ul className={styles.list}>
        {isOpen && <Titles />}
        <li>
          <Link className={`${styles.link} ${styles.all}`} to={paths.promotions.list}>
            {t('menu.allPromotions')}
          </Link>
        </li>
      </ul>
    </details>
  );
}

/** Loaded when the list is opened. */
function Titles() {
  const { promotions = [] } = usePromotions();
  return promotions.slice(0, MOST).map(({ id, title }) => (
    <li key={id}>
      <Link className={styles.link} to={to(paths.promotions.detail, {}, { id })}>
        {title}
      </Link>
    </li>
  ));
}
