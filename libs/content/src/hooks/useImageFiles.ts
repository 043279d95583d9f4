import { savesData } from '@parlour/kernel/device';
import { useMerchant, useStatus } from '@parlour/site';
import type { ImageSource } from '@parlour/ui/image';
import { useCallback, useMemo } from 'react';
import { imageCdns, imageSources } from '../rules/imageSources';

/**
 * Returns a function that turns a path of the image CDN and the available widths (in pixels) into the sources of a ui `Image`.
 * The function keeps its identity between renders, because a new one would re-render every tile of a list. With data saving, it
 * returns the small files.
 */
export function useImageFiles(): (path: string | null | undefined, widths: readonly number[]) => ImageSource {
  const cdns = useImageCdns();
  const { imageUrl: template } = useMerchant();
  return useCallback((path, widths) => imageSources(path, savesData() ? widths.slice(0, 1) : widths, { cdns, template }), [cdns, template]);
}

/** Returns the image CDN of this session, then the fallback. The list keeps its identity between renders. */
export function useImageCdns(): readonly string[] {
  const { imageCdns: configured } = useMerchant();
  const own = useStatus()?.info.imageCDNs;
  return useMemo(() => imageCdns(own?.length ? own : configured), [own, configured]);
}
