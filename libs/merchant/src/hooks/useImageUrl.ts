import { imagePath } from '../rules/imagePath';
import { useImageCdns } from './useImageCdns';

/** Turns the path of a single file on the image CDN into its address; anything else is no picture. */
export function useImageUrl(): (path: string | null | undefined) => string | undefined {
  const [cdn = ''] = useImageCdns();
  return (path) => (path && imagePath.test(path) ? `${cdn}/${path}` : undefined);
}
