import { PlayControls } from '@parlour/session';
import { MoneyLimits } from '@parlour/wallet';

/** The play controls: session's page, with the wallet's limits in it. */
export function PlayControlsScreen() {
  return <PlayControls limits={<MoneyLimits />} />;
}
