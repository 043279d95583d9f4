import { useRole } from '@parlour/session';
import { Page, Stack } from '@parlour/ui/page';
import { BalanceCard } from '../blocks/BalanceCard';
import { DepositDesk } from '../parts/DepositDesk';
import { DepositGate } from '../parts/DepositGate';

/** Deposit: choose how, choose how much, get the order to pay. For real accounts (specification 5 and 6). */
export function DepositScreen() {
  const { mayDeposit } = useRole();
  return (
    <Page>
      {mayDeposit ? (
        <Stack>
          <BalanceCard />
          <DepositDesk />
        </Stack>
      ) : (
        <DepositGate />
      )}
    </Page>
  );
}
