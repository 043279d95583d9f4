import { serverNow } from '@parlour/api-client';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { readBudget } from '../budgetMemory';
import { passedBudget } from '../rules/depositBudget';
import type { OrderIntent } from '../rules/moneyIntent';
import type { MoneyDesk } from './useMoneyDesk';
import { usePlayer } from './usePlayer';

const BudgetSheet = lazy(async () => ({ default: (await import('./BudgetSheet')).BudgetSheet }));

type Asked = { intent: OrderIntent; passed: NonNullable<ReturnType<typeof passedBudget>> };

/** The desk, asking first where a deposit would pass the player's own budget; `question` is to be shown over the form. */
export function useBudgetCheck(desk: MoneyDesk): { desk: MoneyDesk; question: ReactNode } {
  const player = usePlayer();
  const [asked, setAsked] = useState<Asked>();

  async function send(intent: OrderIntent): Promise<void> {
    const passed = player && passedBudget(readBudget(player), intent.input.amount, serverNow());
    if (passed) setAsked({ intent, passed });
    else await desk.send(intent);
  }

  const question = asked && (
    <Suspense>
      <BudgetSheet
        passed={asked.passed}
        amount={asked.intent.input.amount}
        onClose={() => setAsked(undefined)}
        onGo={() => {
          setAsked(undefined);
          void desk.send(asked.intent);
        }}
      />
    </Suspense>
  );
  return { desk: { ...desk, send }, question };
}
