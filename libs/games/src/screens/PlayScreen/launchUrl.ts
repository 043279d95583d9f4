import { openableUrl } from '@parlour/merchant';

/** A game must come from a host that the merchant allows, and never from our own: there it could read the session. */
export function launchUrl(raw: string, hosts: readonly string[]): string | undefined {
  const url = openableUrl(raw, hosts);
  return url && new URL(url).origin !== window.location.origin ? url : undefined;
}
