import { LinkList } from '@parlour/ui/link-list';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHomeSections } from '../hooks/useHomeSections';
import { categoryPath } from '../rules/categoryPath';

export type CategoryLinksProps = { label: string };

/** Links to the game categories, in the order of home (specification 2, "Footer of home"). Hidden when there are none. */
export function CategoryLinks({ label }: CategoryLinksProps) {
  const { t } = useTranslation('games');
  const { categories } = useHomeSections();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={label}>
      <LinkList layout="strip">
        {categories.map((category) => (
          <li key={category}>
            <Link to={categoryPath(category)}>{t(`category.${category}`)}</Link>
          </li>
        ))}
      </LinkList>
    </nav>
  );
}
