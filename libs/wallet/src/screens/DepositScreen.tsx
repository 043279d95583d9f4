import { useRole } from '@parlour/session';
import { Page, Stack } from '@parlour/ui/page';
import { Suspense, lazy } from 'react';
import { BalanceCard } from '../blocks/BalanceCard';
import { DepositDesk } from '../parts/DepositDesk';

const DepositGate = lazy(async () => ({ default: (await import('../parts/DepositGate')).DepositGate }));

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
        <Suspense>
          <DepositGate />
        </Suspense>
      )}
    </Page>
  );
}
