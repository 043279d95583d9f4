import { LanguageSelector } from '@parlour/merchant';
import { CommunityLinks, OfficialChannels } from '@parlour/messaging';
import { PromotionsMenu } from '@parlour/promotions';
import { SessionMenuHead } from '@parlour/session';
import { IconButton } from '@parlour/ui/button';
import { ListGroup } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { BalanceChip } from '@parlour/wallet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../shell/Logo';
import { MenuRow } from './MenuRow';
import styles from './SideMenu.module.css';
import { menuEntries } from './menuEntries';
import { readMenuSide, writeMenuSide } from './menuSide';

type SideMenuProps = { onClose: () => void };

const entries = menuEntries('drawer');

/** The side menu, on the right or on the left (specification 2, "Side menu"): the player, the features' entries, links, the language. */
export function SideMenu({ onClose }: SideMenuProps) {
  const { t } = useTranslation('shell');
  const [side, setSide] = useState(readMenuSide);
  const other = side === 'right' ? 'left' : 'right';

  const handleMove = () => {
    writeMenuSide(other);
    setSide(other);
  };

  const footer = (
    <div className={styles.foot}>
      <IconButton icon={other === 'left' ? 'arrow-left' : 'arrow-right'} tone="dim" label={t(`menu.to.${other}`)} onClick={handleMove} />
      <span className={styles.language}>{t('menu.language')}</span>
      <LanguageSelector />
    </div>
  );
  return (
    <Sheet open onClose={onClose} side={side} title={t('menu.title')} closeLabel={t('menu.close')} footer={footer}>
      <Stack gap={4}>
        <SessionMenuHead logo={<Logo />} balance={<BalanceChip />} />
        <ListGroup>
          {entries.map((entry) => (
            <MenuRow key={entry.id} entry={entry} />
          ))}
        </ListGroup>
        <PromotionsMenu />
        <OfficialChannels />
        <CommunityLinks />
      </Stack>
    </Sheet>
  );
}
