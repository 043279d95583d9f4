import type { ImageSource } from '@parlour/ui/image';
import { useCallback } from 'react';
import { imageSources } from '../rules/imageSources';
import { savesData } from '../rules/savesData';
import { useImageCdns } from './useImageCdns';

/**
 * Returns a function that turns a path of the image CDN and the available widths (in pixels) into the sources of a ui `Image`.
 * The function keeps its identity between renders, because a new one would re-render every tile of a list. With data saving, it
 * returns the small files.
 */
export function useImageFiles(): (path: string | null | undefined, widths: readonly number[]) => ImageSource {
  const cdns = useImageCdns();
  return useCallback((path, widths) => imageSources(path, savesData() ? widths.slice(0, 1) : widths, cdns), [cdns]);
}
