import { LanguageSelector } from '@parlour/merchant';
import { SessionMenuHead } from '@parlour/session';
import { ListGroup } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { BalanceChip } from '@parlour/wallet';
import { useTranslation } from 'react-i18next';
import { Logo } from './Logo';
import { MenuRow } from './MenuRow';
import styles from './SideMenu.module.css';
import { menuEntries } from './menuEntries';

type SideMenuProps = { onClose: () => void };

const entries = menuEntries('drawer');

/** The right side panel (specification 2, "Side menu"): who plays, the features' entries, the language. */
export function SideMenu({ onClose }: SideMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <Sheet open onClose={onClose} side="right" title={t('menu.title')} closeLabel={t('menu.close')} footer={<LanguageRow />}>
      <Stack gap={4}>
        <SessionMenuHead logo={<Logo />} balance={<BalanceChip />} />
        <ListGroup>
          {entries.map((entry) => (
            <MenuRow key={entry.id} entry={entry} />
          ))}
        </ListGroup>
      </Stack>
    </Sheet>
  );
}

function LanguageRow() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.language}>
      {t('menu.language')}
      <LanguageSelector />
    </div>
  );
}
