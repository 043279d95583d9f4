import { LanguageSelector } from '@parlour/merchant';
import { SessionMenuHead } from '@parlour/session';
import { ListGroup } from '@parlour/ui/list-row';
import { Sheet } from '@parlour/ui/sheet';
import { BalanceChip } from '@parlour/wallet';
import { useTranslation } from 'react-i18next';
import { Logo } from './Logo';
import { MenuRow } from './MenuRow';
import { menuEntries } from './menuEntries';

type SideMenuProps = { onClose: () => void };

const entries = menuEntries('drawer');

/** The right side panel (specification 2, "Side menu"): who plays, the features' entries, the language. */
export function SideMenu({ onClose }: SideMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <Sheet open onClose={onClose} side="right" title={t('menu.title')} closeLabel={t('menu.close')} footer={<LanguageSelector />}>
      <SessionMenuHead logo={<Logo />} balance={<BalanceChip />} />
      <ListGroup>
        {entries.map((entry) => (
          <MenuRow key={entry.id} entry={entry} />
        ))}
      </ListGroup>
    </Sheet>
  );
}
