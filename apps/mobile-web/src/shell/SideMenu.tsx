import { LanguageSelector } from '@parlour/merchant';
import { SessionMenuHead } from '@parlour/session';
import { ListGroup } from '@parlour/ui/list-row';
import { Sheet } from '@parlour/ui/sheet';
import { useTranslation } from 'react-i18next';
import { DrawerLink } from './DrawerLink';
import { menuEntries } from './menuEntries';

type SideMenuProps = { isOpen: boolean; onClose: () => void };

const entries = menuEntries('drawer');

/** The right side panel (specification 2, "Side menu"): who plays, the features' entries, the language. */
export function SideMenu({ isOpen, onClose }: SideMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <Sheet open={isOpen} onClose={onClose} side="right" title={t('menu.title')} closeLabel={t('menu.close')} footer={<LanguageSelector />}>
      <SessionMenuHead />
      <ListGroup>
        {entries.map((entry) => (
          <DrawerLink key={entry.id} entry={entry} />
        ))}
      </ListGroup>
    </Sheet>
  );
}
