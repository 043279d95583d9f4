import { RewardAttention } from '@parlour/promotions';
import { AccountAttention, MemberHome } from '@parlour/session';
import { ListGroup } from '@parlour/ui/list-row';
import { Page } from '@parlour/ui/page';
import { BalanceCard, MoneyAttention } from '@parlour/wallet';
import { MenuRow } from '../shell/MenuRow';
import { menuEntries } from '../shell/menuEntries';
import { BlockBoundary } from '../home/BlockBoundary';
import { SiteFooter } from '../home/SiteFooter';

const entries = menuEntries('member');

/** The member centre: session's page, filled with the wallet's balance and the features' entries. */
export function MemberScreen() {
  const menu = (
    <ListGroup>
      {entries.map((entry) => (
        <MenuRow key={entry.id} entry={entry} />
      ))}
    </ListGroup>
  );
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
      <MemberHome balance={<BalanceCard />} attention={attention} menu={menu} />
      <Page>
        <Page>
          <SiteFooter />
        </Page>
      </Page>
    </>
  );
}
