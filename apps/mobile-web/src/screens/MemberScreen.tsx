import { RewardAttention } from '@parlour/promotions';
import { AccountAttention, MemberHome } from '@parlour/session';
import { Page } from '@parlour/ui/page';
import { BalanceCard, MoneyAttention } from '@parlour/wallet';
import { BlockBoundary } from '../home/BlockBoundary';
import { SiteFooter } from '../home/SiteFooter';
import { WhenNear } from '../home/WhenNear';
import { menuEntries } from '../menus/menuEntries';
import { MemberTile } from './MemberTile';
import { useStages } from './useStages';

const entries = menuEntries('member');

/**
 * The member centre: session's page with the wallet's balance and the features' entries. Blocks that are not needed for a tap
 * render later.
 */
export function MemberScreen() {
  const stage = useStages(2);
  const menu = entries.map((entry) => <MemberTile key={entry.id} entry={entry} />);
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
            <Page>
              <SiteFooter />
            </Page>
          </Page>
        </WhenNear>
      )}
    </>
  );
}
