import type { PictureArt } from '@parlour/ui/picture';
import { useCallback } from 'react';
import { artSources } from '../rules/artSources';
import { savesData } from '../rules/savesData';
import { useImageCdns } from './useImageCdns';

/**
 * Turns a path of the image CDN and the widths on offer (in pixels) into the files of a ui `Picture`. The same for all renders: lists draw
 * a tile anew when what draws it is another. Who saves data gets the small files.
 */
export function useArt(): (path: string | null | undefined, widths: readonly number[]) => PictureArt {
  const cdns = useImageCdns();
  return useCallback((path, widths) => artSources(path, savesData() ? widths.slice(0, 1) : widths, cdns), [cdns]);
}
