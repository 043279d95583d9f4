import { TabBar } from '@parlour/ui/tab-bar';
import { useTranslation } from 'react-i18next';
import { BottomLink } from './BottomLink';
import { menuEntries } from './menuEntries';

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
