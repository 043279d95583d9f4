import { Settings } from '@parlour/session';
import { buildId } from '../env';

/** The player's settings: session's page with the name of the build. */
export function SettingsScreen() {
  return <Settings version={buildId()} />;
}
