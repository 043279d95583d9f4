import { serverNow } from '@parlour/api-client';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { readBudget } from '../../budgetMemory';
import { passedBudget } from '../../rules/depositBudget';
import type { Deposit } from '../../submissions/depositSubmission';
import { usePlayer } from '../../hooks/usePlayer';

const BudgetSheet = lazy(async () => ({ default: (await import('./BudgetSheet')).BudgetSheet }));

type Asked = { deposit: Deposit; passed: NonNullable<ReturnType<typeof passedBudget>> };

/** Asks for confirmation before a deposit exceeds the player's own budget. `question` is rendered over the form. */
export function useBudgetCheck(send: (deposit: Deposit) => Promise<unknown>): {
  send: (deposit: Deposit) => void;
  question: ReactNode;
} {
  const player = usePlayer();
  const [asked, setAsked] = useState<Asked>();

  function handleSend(deposit: Deposit): void {
    const passed = player && passedBudget(readBudget(player), deposit.input.amount, serverNow());
    if (passed) setAsked({ deposit, passed });
    else void send(deposit);
  }

  const question = asked && (
    <Suspense>
      <BudgetSheet
        passed={asked.passed}
        amount={asked.deposit.input.amount}
        onClose={() => setAsked(undefined)}
        onGo={() => {
          setAsked(undefined);
          void send(asked.deposit);
        }}
      />
    </Suspense>
  );
  return { send: handleSend, question };
}
