import type { Device } from '@parlour/kernel/device';

/** Returns the link that opens a URL in the phone's own browser; `undefined` if the system has no such link. */
export function browserLink(address: string, { system, hasSafariLinks }: Device): string | undefined {
  if (hasSafariLinks) return `x-safari-${address}`;
  if (system !== 'android') return undefined;
  const { protocol, host, pathname, search } = new URL(address);
  // Android parses everything after the last # as parameters, so a # in the URL must be escaped.
  const fallback = encodeURIComponent(address);
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};package=com.android.chrome;S.browser_fallback_url=${fallback};end`;
}
