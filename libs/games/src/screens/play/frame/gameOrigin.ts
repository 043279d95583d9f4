import { openableUrl } from '@parlour/kernel';

/** Checks the address of a game: its host must be one of the merchant's, and must not be ours, where it could read the session. */
export function launchUrl(raw: string, hosts: readonly string[]): string | undefined {
  const url = openableUrl(raw, hosts);
  return url && new URL(url).origin !== window.location.origin ? url : undefined;
}

/** Tells whether a message may come from a game: vendors open games on any of the merchant's game hosts. */
export function isGameOrigin(origin: string, hosts: readonly string[]): boolean {
  return launchUrl(origin, hosts) !== undefined;
}

/** What a game may do in its frame, if the browser knows it. */
const features = ['autoplay', 'fullscreen', 'screen-wake-lock'];

/**
 * Returns the `allow` of a game's frame. It names every game host of the merchant, because without names it would end with the first redirect to
 * another host.
 */
export function framePermissions(hosts: readonly string[]): string {
  const schemes = window.location.protocol === 'https:' ? ['https'] : ['https', 'http'];
  const origins = hosts.flatMap((host) => schemes.map((scheme) => `${scheme}://${host}`)).join(' ');
  return features.map((feature) => `${feature} ${origins}`).join('; ');
}
