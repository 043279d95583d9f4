import type { IconName } from '@parlour/ui/icon';
import { ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AppMenuEntry } from './menuEntries';

type DrawerLinkProps = { entry: AppMenuEntry };

const always = () => true;
const none = () => 0;

/** One row of the side menu; asks its own manifest whether it shows and what it counts. */
export function DrawerLink({ entry }: DrawerLinkProps) {
  const { feature, icon, labelKey, to, useVisible = always, useBadge = none } = entry;
  const { t } = useTranslation(feature);
  const isVisible = useVisible();
  const badge = useBadge();
  return isVisible && <ListRow as={Link} to={to} icon={icon as IconName} title={t(labelKey)} badge={badge} />;
}
