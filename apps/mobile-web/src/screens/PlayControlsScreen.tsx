import { PlayControls } from '@parlour/session';
import { ActivityStatement, DepositBudget, MoneyLimits } from '@parlour/wallet';

/** The play controls: session's page with the wallet's limits, budget and figures. */
export function PlayControlsScreen() {
  return <PlayControls limits={<MoneyLimits />} budget={<DepositBudget />} statement={<ActivityStatement />} />;
}
