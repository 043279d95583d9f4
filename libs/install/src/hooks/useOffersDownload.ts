import { useIsStatusSettled } from '@parlour/merchant';
import { runMode } from '@parlour/player';
import { useDownloadLinks } from './useDownloadLinks';
import { useInstallPrompt } from './useInstallPrompt';

/**
 * Whether something is left to install: not inside the app or the PWA, and for a web clip only with an IOS2 link (specification
 * 4, "Download bar").
 */
export function useOffersDownload(): boolean {
  const { ios } = useDownloadLinks();
  const { state } = useInstallPrompt();
  const isSettled = useIsStatusSettled();
  const mode = runMode();
  if (mode === 'WEBCLIP') return ios !== undefined;
  return isSettled && mode === 'H5' && state !== 'installed';
}
