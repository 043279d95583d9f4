import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SubOrder, useCancelSubOrderMutation } from '../api/lotteryApi';
import { mayHaveArrived } from '../rules/lotteryIntent';
import { useSlipRefusal } from './useSlipRefusal';

/** Takes a stake back. A lost reply says nothing: the list, which is then asked for again, tells what became of it. */
export function useCancelOrder(currencySymbol: string, onUnsure: () => void) {
  const { t } = useTranslation('games');
  const refusalText = useSlipRefusal(currencySymbol);
  const [cancel, { isLoading }] = useCancelSubOrderMutation();
  const [problem, setProblem] = useState<string>();

  async function cancelOrder({ subOrderId }: SubOrder): Promise<void> {
    const { error } = await cancel({ subOrderId });
    if (error === undefined) return setProblem(undefined);
    setProblem(mayHaveArrived(error) ? t('lottery.cancel.unknown') : refusalText(error));
    onUnsure();
  }

  return { cancelOrder, isCancelling: isLoading, problem };
}
