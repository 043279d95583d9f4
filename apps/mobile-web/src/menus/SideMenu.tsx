import { readStored, writeStored } from '@parlour/kernel/storage';
import { LanguageSelector } from '@parlour/site';
import { CommunityLinks, OfficialChannels } from '@parlour/messaging';
import { PromotionsMenu } from '@parlour/promotions';
import { SessionMenuHead } from '@parlour/session';
import { IconButton } from '@parlour/ui/button';
import type { IconName } from '@parlour/ui/icon';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { BalanceChip } from '@parlour/wallet';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { Logo } from '../shell/Logo';
import styles from './SideMenu.module.css';
import { type AppMenuEntry, menuEntries, useEntry } from './menuEntries';

const sides = ['right', 'left'] as const;
const SIDE_KEY = 'menuSide';

type MenuSide = (typeof sides)[number];

type SideMenuProps = { onClose: () => void };

const entries = menuEntries('drawer');
/** This many entries fill the screen of a phone. */
const FIRST = 16;

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
          {entries.slice(0, FIRST).map((entry) => (
            <MenuRow key={entry.id} entry={entry} />
          ))}
          <BelowView>
            {entries.slice(FIRST).map((entry) => (
              <MenuRow key={entry.id} entry={entry} />
            ))}
          </BelowView>
        </ListGroup>
        <BelowView>
          <PromotionsMenu />
          <OfficialChannels />
          <CommunityLinks />
        </BelowView>
      </Stack>
    </Sheet>
  );
}

/** Parts of the menu that a player has to scroll to. They render after the rows in view have been painted. */
function BelowView({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}

type MenuRowProps = { entry: AppMenuEntry };

/** One row of the side menu. */
function MenuRow({ entry }: MenuRowProps) {
  const { t } = useTranslation(entry.feature);
  const { isVisible, badge } = useEntry(entry);
  return isVisible && <ListRow as={Link} to={entry.to} icon={entry.icon as IconName} title={t(entry.labelKey)} badge={badge} />;
}

/** The side from which the menu opens: right, until the player moves it for the other hand. */
function readMenuSide(): MenuSide {
  return readStored('local', SIDE_KEY, v.picklist(sides)) ?? 'right';
}

function writeMenuSide(side: MenuSide): void {
  writeStored('local', SIDE_KEY, side);
}
