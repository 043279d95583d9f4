import type { Device } from '@parlour/kernel';

/** What an address has to become so that the phone shows it in its browser instead; `undefined` where it knows no such thing. */
export function browserLink(address: string, { system, hasSafariLinks }: Device): string | undefined {
  if (hasSafariLinks) return `x-safari-${address}`;
  if (system !== 'android') return undefined;
  const { protocol, host, pathname, search } = new URL(address);
  // All after the last # is for Android, so nothing of the address may stand there unescaped.
  const fallback = encodeURIComponent(address);
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};package=com.android.chrome;S.browser_fallback_url=${fallback};end`;
}
