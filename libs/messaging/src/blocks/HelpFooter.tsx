import { paths, to } from '@parlour/kernel';
import { LinkList } from '@parlour/ui/link-list';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHelp } from '../api/helpApi';
import styles from './HelpFooter.module.css';

/**
 * Help topics in the footer of home, each linked by its position (specification 2, "Help center footer"); hidden if there are
 * none.
 */
export function HelpFooter() {
  const { t } = useTranslation('messaging');
  const { topics = [] } = useHelp();
  const id = useId();
  if (topics.length === 0) return null;
  return (
    <nav className={styles.help} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('helpFooter.title')}
      </h2>
      <LinkList layout="strip">
        {topics.map(({ title }, index) => (
          <li key={index}>
            <Link to={to(paths.messaging.help, {}, { i: String(index) })}>{title}</Link>
          </li>
        ))}
      </LinkList>
    </nav>
  );
}
