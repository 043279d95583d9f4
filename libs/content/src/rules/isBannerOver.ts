import { appPath, paths } from '@parlour/kernel';

type Promotion = { id: string; startDate?: number | null; endDate?: number | null; noExpiry: number };

/**
 * Whether a banner leads to a promotion that has ended. One that is not in the list may still run, for example for those who have its link. An end before
 * the start is an operator's mistake and counts as none, as on the promotion's page.
 */
export function isBannerOver(link: string | null | undefined, promotions: readonly Promotion[], now: number): boolean {
  const [pathname, query] = appPath(link)?.split('?') ?? [];
  const id = pathname === paths.promotions.detail ? new URLSearchParams(query).get('id') : null;
  const promotion = promotions.find((candidate) => candidate.id === id);
  if (!promotion || promotion.noExpiry === 1 || promotion.endDate == null) return false;
  return promotion.endDate <= now && promotion.endDate >= (promotion.startDate ?? promotion.endDate);
}
