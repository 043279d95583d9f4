import { useStatus } from './useStatus';

/**
 * Returns the images of a resource type with their names, e.g. "LICENCE" or "PAYMENT" (specification 3), as paths on the image
 * CDN.
 */
export function useResourceImages(type: string): { name: string; url: string }[] {
  const resources = useStatus()?.info.resources ?? [];
  return resources.flatMap(({ resourceType, url, labelNameEn }) => (resourceType === type ? [{ name: labelNameEn ?? '', url }] : []));
}
