import { useMemo } from 'react';
import { imageCdns } from '../rules/imageCdn';
import { useMerchant } from './useMerchant';
import { useStatus } from './useStatus';

/** Returns the image CDN of this session, then the fallback. The list keeps its identity between renders. */
export function useImageCdns(): readonly string[] {
  const { imageCdns: configured } = useMerchant();
  const own = useStatus()?.info.imageCDNs;
  return useMemo(() => imageCdns(own?.length ? own : configured), [own, configured]);
}
