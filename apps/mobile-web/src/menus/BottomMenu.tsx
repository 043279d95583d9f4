import { homeAliases, paths } from '@parlour/kernel';
import type { IconName } from '@parlour/ui/icon';
import { TabBar, TabBarLink } from '@parlour/ui/tab-bar';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { type AppMenuEntry, menuEntries, useEntry } from './menuEntries';

const entries = menuEntries('tabbar');

/** The bottom menu (specification 2): home and the entries that the features declare. */
export function BottomMenu() {
  const { t } = useTranslation('shell');
  return (
    <TabBar label={t('menu.label')}>
      {entries.map((entry) => (
        <BottomLink key={entry.id} entry={entry} />
      ))}
    </TabBar>
  );
}

type BottomLinkProps = { entry: AppMenuEntry };

/** One item of the bottom menu. Home is current under all of its paths (specification 2). */
function BottomLink({ entry }: BottomLinkProps) {
  const { t } = useTranslation(entry.feature);
  const { pathname } = useLocation();
  const { isVisible, isPending, badge } = useEntry(entry);
  const isActive = entry.to === paths.home ? homeAliases.some((path) => path === pathname) : pathname === entry.to;
  // An empty slot keeps the place, so that no tab moves when the entry arrives.
  if (!isVisible) return isPending && <span aria-hidden />;
  return <TabBarLink as={Link} to={entry.to} icon={entry.icon as IconName} label={t(entry.labelKey)} active={isActive} badge={badge} />;
}
