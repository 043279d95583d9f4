import type { Means } from '../GatewayAdapter';

type Content = { game_url?: string; data?: { maintainTime?: unknown; endTime?: unknown } };
/** The address of a game lies elsewhere in each reply. */
export type Launched =
  string | ({ content?: Content | null } & { [Name in 'gameUrl' | 'url' | 'link' | 'launchUrl']?: string | null }) | null | undefined;

/** The address of a launched game. A game in maintenance has none. */
export function addressOf(launched: Launched, refuse: Means['refuse']): string {
  if (typeof launched === 'string') return launched;
  const { content, gameUrl, url, link, launchUrl } = launched ?? {};
  const address = content?.game_url || gameUrl || url || link || launchUrl;
  if (address) return address;
  throw refuse(content?.data?.maintainTime || content?.data?.endTime ? 'VENDOR_MAINTENANCE' : 'GAME_UNAVAILABLE');
}
