import { imagePath } from '../rules/imagePath';
import { useImageCdns } from './useImageCdns';

/** Returns a function that turns the path of a single file on the image CDN into its URL; `undefined` for any other text. */
export function useImageUrl(): (path: string | null | undefined) => string | undefined {
  const [cdn = ''] = useImageCdns();
  return (path) => (path && imagePath.test(path) ? `${cdn}/${path}` : undefined);
}
