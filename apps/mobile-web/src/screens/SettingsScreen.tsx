import { Settings } from '@parlour/session';
import { buildId } from '../env';

/** The player's settings: session's page, which is told the build it belongs to. */
export function SettingsScreen() {
  return <Settings version={buildId()} />;
}
