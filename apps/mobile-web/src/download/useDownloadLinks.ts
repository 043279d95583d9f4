import { useResource } from '@parlour/merchant';
import { runMode } from '@parlour/session';

export type DownloadLinks = { android: string | undefined; ios: string | undefined; profile: string | undefined };

/** Where the apps lie (specification 3, download links); who came by a web clip is given `IOS2`. */
export function useDownloadLinks(): DownloadLinks {
  const ios = useResource('IOS');
  const ios2 = useResource('IOS2');
  return { android: useResource('Android'), ios: runMode() === 'WEBCLIP' ? ios2 : ios, profile: useResource('MOBILECONFIG') };
}
