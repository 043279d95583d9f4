import { parseUrl } from '@parlour/kernel';
import { useMemo } from 'react';
import { useMerchant } from './useMerchant';
import { useStatus } from './useStatus';

/**
 * Returns the origins of images that the operator's texts may show: the image CDNs of the configuration and of the status reply.
 * The array keeps its identity while its content stays the same, because a new array re-renders every text.
 */
export function useImageOrigins(): readonly string[] {
  const { imageCdns } = useMerchant();
  const named = useStatus()?.info.imageCDNs ?? [];
  const origins = new Set([...imageCdns, ...named].map((cdn) => parseUrl(cdn, globalThis.location?.href)?.origin));
  const words = [...origins].join(' ');
  return useMemo(() => words.split(' '), [words]);
}
