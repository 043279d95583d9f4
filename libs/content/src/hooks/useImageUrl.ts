import { parseUrl } from '@parlour/kernel';
import { selectMerchant, selectStatus, selectStoredStatus, useMerchant, useStatus } from '@parlour/site';
import { useMemo } from 'react';
import { imageAddress, imageCdns, imagePath, isPictureAddress } from '../rules/imageSources';
import { useImageCdns } from './useImageFiles';

// The addresses of single images. Home's first view needs none, so they are apart from `useImageFiles` (ADR 0035).

/** Returns a function that turns the path of a single file on the image CDN, or its whole address there, into its URL; `undefined` for any other text. */
export function useImageUrl(): (path: string | null | undefined) => string | undefined {
  const cdns = useImageCdns();
  const { imageUrl: template } = useMerchant();
  return (path) => {
    if (path && isPictureAddress(path, cdns, template)) return path;
    return path && imagePath.test(path) ? `${cdns[0] ?? ''}/${path}` : undefined;
  };
}

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

/** The URL of an image on the image CDN in one of its widths (in pixels); undefined without a path of the CDN. */
export function selectImageUrl(state: unknown, path: string | undefined, width: number): string | undefined {
  const named = (selectStatus(state) ?? selectStoredStatus(state))?.info.imageCDNs;
  const { imageCdns: configured, imageUrl: template } = selectMerchant(state);
  const cdns = imageCdns(named?.length ? named : configured);
  if (path && isPictureAddress(path, cdns, template)) return path;
  return path && imagePath.test(path) ? imageAddress(cdns[0] ?? '', { template, path, width, format: 'webp' }) : undefined;
}
