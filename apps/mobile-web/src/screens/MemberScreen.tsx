import { RewardAttention } from '@parlour/promotions';
import { AccountAttention, MemberHome } from '@parlour/session';
import type { IconName } from '@parlour/ui/icon';
import { useInSight } from '@parlour/ui/in-sight';
import { Page } from '@parlour/ui/page';
import { IconTile } from '@parlour/ui/tile';
import { BalanceCard, MoneyAttention } from '@parlour/wallet';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BlockBoundary } from '../failure/FailureBoundary';
import { SiteFooter } from '../home/lazyBlocks';
import { type AppMenuEntry, entriesOf, useEntry } from '../menus/menuEntries';
import { memberGroups } from '../menus/menuOrder';
import { useProgressiveMount } from '../startup/due';

const groups = (['money', 'play', 'account'] as const).map((id) => ({ id, entries: entriesOf(memberGroups[id]) }));

/**
 * The member centre: session's page with the wallet's balance and the features' entries. Blocks that are not needed for a tap
 * render later.
 */
export function MemberScreen() {
  const stage = useProgressiveMount('member', 2);
  const menu = groups.map(({ id, entries }) => ({
    id,
    items: entries.map((entry) => <MemberTile key={entry.id} entry={entry} tone={tones[id]} />),
  }));
  const attention = (
    <>
      <BlockBoundary>
        <MoneyAttention />
      </BlockBoundary>
      <BlockBoundary>
        <RewardAttention />
      </BlockBoundary>
      <BlockBoundary>
        <AccountAttention />
      </BlockBoundary>
    </>
  );
  return (
    <>
      <MemberHome balance={<BalanceCard />} attention={stage >= 1 && attention} menu={stage >= 2 && menu} />
      {stage >= 2 && (
        <WhenNear>
          <Page>
            <SiteFooter />
          </Page>
        </WhenNear>
      )}
    </>
  );
}

const tones = { money: 'gold', play: 'accent', account: 'info' } as const;

type MemberTileProps = { entry: AppMenuEntry; tone: (typeof tones)[keyof typeof tones] };

/** One tile of the member centre's grid, in the colour of its group. */
function MemberTile({ entry, tone }: MemberTileProps) {
  const { t } = useTranslation(entry.feature);
  const { isVisible, badge } = useEntry(entry);
  return (
    isVisible && (
      <li>
        <IconTile as={Link} to={entry.to} icon={entry.icon as IconName} label={t(entry.labelKey)} badge={badge} tone={tone} />
      </li>
    )
  );
}

/** Renders its children once the player has scrolled within half a screen of them. They stay. */
function WhenNear({ children }: { children: ReactNode }) {
  const [place, isNear] = useInSight<HTMLDivElement>();

  return isNear ? children : <div ref={place} />;
}
