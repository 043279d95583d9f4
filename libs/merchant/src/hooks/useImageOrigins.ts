import { parseUrl } from '@parlour/kernel';
import { useMemo } from 'react';
import { useMerchant } from './useMerchant';
import { useStatus } from './useStatus';

/**
 * Whose pictures the operator's texts may show: the image CDNs of the configuration and of the status, as origins. The same
 * list as long as it says the same: a text is drawn anew when it changes.
 */
export function useImageOrigins(): readonly string[] {
  const { imageCdns } = useMerchant();
  const named = useStatus()?.info.imageCDNs ?? [];
  const origins = new Set([...imageCdns, ...named].map((cdn) => parseUrl(cdn, window.location.href)?.origin));
  const words = [...origins].join(' ');
  return useMemo(() => words.split(' '), [words]);
}
