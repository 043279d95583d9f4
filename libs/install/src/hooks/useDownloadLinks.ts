import { useMerchantLink } from '@parlour/merchant';
import { runMode } from '@parlour/player';

export type DownloadLinks = { android: string | undefined; ios: string | undefined; profile: string | undefined };

/** The download links (specification 3). A player of a web clip gets `IOS2`. */
export function useDownloadLinks(): DownloadLinks {
  const ios = useMerchantLink('IOS');
  const ios2 = useMerchantLink('IOS2');
  return { android: useMerchantLink('Android'), ios: runMode() === 'WEBCLIP' ? ios2 : ios, profile: useMerchantLink('MOBILECONFIG') };
}
