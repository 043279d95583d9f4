import { openableUrl } from '@parlour/kernel';

/** Checks the address of a game: its host must be allowed by the merchant, and must not be ours, where it could read the session. */
export function launchUrl(raw: string, hosts: readonly string[]): string | undefined {
  const url = openableUrl(raw, hosts);
  return url && new URL(url).origin !== window.location.origin ? url : undefined;
}
