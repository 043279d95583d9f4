import { runMode } from '@parlour/player';
import { useIsStatusSettled, useMerchant, useMerchantLink } from '@parlour/site';
import { useIsHydrated } from '@parlour/ui/hydrated';
import { useInstallPrompt } from './useInstallPrompt';

/**
 * Whether something is left to install: not inside the app or the PWA, and for a web clip only with an IOS2 link (specification
 * 4, "Download bar").
 */
export function useOffersDownload(): boolean {
  const { ios } = useDownloadLinks();
  const { state } = useInstallPrompt();
  const isSettled = useIsStatusSettled({ repeats: false });
  const mode = useRunMode();
  if (mode === 'WEBCLIP') return ios !== undefined;
  return isSettled && mode === 'H5' && state !== 'installed';
}

type DownloadLinks = { android: string | undefined; ios: string | undefined; profile: string | undefined };

/**
 * The download links: those of the configuration, which may be files of the brand below `/m/`, else those of the gateway (specification 3). A player of a web
 * clip gets `IOS2`.
 */
export function useDownloadLinks(): DownloadLinks {
  const { install } = useMerchant();
  const mode = useRunMode();
  const android = useMerchantLink('Android');
  const ios = useMerchantLink('IOS');
  const ios2 = useMerchantLink('IOS2');
  const profile = useMerchantLink('MOBILECONFIG');
  return {
    android: linkTo(install.android) ?? android,
    ios: mode === 'WEBCLIP' ? ios2 : (install.ios ?? ios),
    profile: linkTo(install.profile) ?? profile,
  };
}

/** The display mode. On the server, and while the app takes over the server's markup, it is that of a browser. */
function useRunMode(): ReturnType<typeof runMode> {
  return useIsHydrated() ? runMode() : 'H5';
}

function linkTo(file: string | undefined): string | undefined {
  return file === undefined || file.startsWith('https:') ? file : `/m/brand/${file}`;
}
