import { useMemo } from 'react';
import { imageCdns } from '../rules/imageCdn';
import { useMerchant } from './useMerchant';
import { useStatus } from './useStatus';

/** Where pictures come from in this session, and where to fail over to; the same list for all renders. */
export function useImageCdns(): readonly string[] {
  const { imageCdns: configured } = useMerchant();
  const own = useStatus()?.info.imageCDNs;
  return useMemo(() => imageCdns(own?.length ? own : configured), [own, configured]);
}
