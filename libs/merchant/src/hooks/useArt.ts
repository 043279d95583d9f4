import type { PictureArt } from '@parlour/ui/picture';
import { useMemo } from 'react';
import { artSources } from '../rules/artSources';
import { imageCdns } from '../rules/imageCdn';
import { useMerchant } from './useMerchant';
import { useStatus } from './useStatus';

/** Turns a path of the image CDN and the widths on offer (in pixels) into the files of a ui `Picture`. */
export function useArt(): (path: string | null | undefined, widths: readonly number[]) => PictureArt {
  const merchant = useMerchant();
  const own = useStatus()?.info.imageCDNs;
  // The same for all renders: lists draw a tile anew when what draws it is another.
  return useMemo(() => {
    const cdns = imageCdns(own?.length ? own : merchant.imageCdns);
    return (path, widths) => artSources(path, isSavingData() ? widths.slice(0, 1) : widths, cdns);
  }, [own, merchant.imageCdns]);
}

/** Who saves data gets the small files (product 3, "Network"). */
function isSavingData(): boolean {
  const { connection } = globalThis.navigator as Navigator & { connection?: { saveData?: boolean } };
  // Asked for in the browser or in the settings, which mark the document.
  return connection?.saveData === true || (typeof document !== 'undefined' && document.documentElement.dataset['dataSaver'] === 'on');
}
