import type { IconName } from '@parlour/ui/icon';
import { ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type AppMenuEntry, useEntry } from './menuEntries';

type MenuRowProps = { entry: AppMenuEntry };

/** One row of the side menu or of the member centre. */
export function MenuRow({ entry }: MenuRowProps) {
  const { t } = useTranslation(entry.feature);
  const { isVisible, badge } = useEntry(entry);
  return isVisible && <ListRow as={Link} to={entry.to} icon={entry.icon as IconName} title={t(entry.labelKey)} badge={badge} />;
}
