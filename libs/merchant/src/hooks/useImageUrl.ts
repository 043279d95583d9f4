import { imageCdns } from '../rules/imageCdn';
import { useMerchant } from './useMerchant';
import { useStatus } from './useStatus';

/** Relative, plain characters: a path never leaves its CDN. */
const PATH = /^(?!.*\.\.)[\w-][\w./-]*$/;

/** Turns the path of a single file on the image CDN into its address; anything else is no picture. */
export function useImageUrl(): (path: string | null | undefined) => string | undefined {
  const merchant = useMerchant();
  const own = useStatus()?.info.imageCDNs ?? [];
  const [cdn = ''] = imageCdns(own.length > 0 ? own : merchant.imageCdns);
  return (path) => (path && PATH.test(path) ? `${cdn}/${path}` : undefined);
}
