import type { IconName } from '@parlour/ui/icon';
import { IconTile } from '@parlour/ui/tile';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type AppMenuEntry, useEntry } from '../menus/menuEntries';

/** One tile of the member centre's grid. */
export function MemberTile({ entry }: { entry: AppMenuEntry }) {
  const { t } = useTranslation(entry.feature);
  const { isVisible, badge } = useEntry(entry);
  return (
    isVisible && (
      <li>
        <IconTile as={Link} to={entry.to} icon={entry.icon as IconName} label={t(entry.labelKey)} badge={badge} />
      </li>
    )
  );
}
