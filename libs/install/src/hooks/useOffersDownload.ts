import { runMode } from '@parlour/player';
import { useIsStatusSettled, useMerchantLink } from '@parlour/site';
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

type DownloadLinks = { android: string | undefined; ios: string | undefined; profile: string | undefined };

/** The download links (specification 3). A player of a web clip gets `IOS2`. */
export function useDownloadLinks(): DownloadLinks {
  const ios = useMerchantLink('IOS');
  const ios2 = useMerchantLink('IOS2');
  return { android: useMerchantLink('Android'), ios: runMode() === 'WEBCLIP' ? ios2 : ios, profile: useMerchantLink('MOBILECONFIG') };
}
