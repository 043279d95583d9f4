import { useHomeSections } from '@parlour/games';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { menuEntries } from '../menus/menuEntries';
import styles from './SiteFooter.module.css';

const entries = new Map(menuEntries('drawer').map((entry) => [entry.id, entry]));

/** Game categories in the order of the vendor sorting list. The menu entry of each knows its path. */
export function FooterCategories() {
  const { t } = useTranslation(['shell', 'games']);
  const { categories } = useHomeSections();
  const offered = categories.flatMap((category) => entries.get(`games.${category}`) ?? []);
  if (offered.length === 0) return null;
  return (
    <nav aria-label={t('footer.games')}>
      <ul className={styles.links}>
        {offered.map(({ id, labelKey, to }) => (
          <li key={id}>
            <Link to={to}>{t(labelKey, { ns: 'games' })}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
