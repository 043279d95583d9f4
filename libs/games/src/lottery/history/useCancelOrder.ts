import { mayHaveHappened } from '@parlour/submission';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SubOrder, useCancelSubOrderMutation } from '../api/lotteryApi';
import { useSlipRefusal } from '../../hooks/useSlipRefusal';

/** Cancels a bet. After a lost reply the outcome is unknown; the list is fetched again and shows it. */
export function useCancelOrder(currencySymbol: string, onUnsure: () => void) {
  const { t } = useTranslation('games');
  const refusalText = useSlipRefusal(currencySymbol);
  const [cancel, { isLoading }] = useCancelSubOrderMutation();
  const [problem, setProblem] = useState<string>();

  async function cancelOrder({ subOrderId }: SubOrder): Promise<void> {
    const { error } = await cancel({ subOrderId });
    if (error === undefined) return setProblem(undefined);
    setProblem(mayHaveHappened(error) ? t('lottery.cancel.unknown') : refusalText(error));
    onUnsure();
  }

  return { cancelOrder, isCancelling: isLoading, problem };
}
