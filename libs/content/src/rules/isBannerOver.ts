import { appPath, paths } from '@parlour/kernel';

type Promotion = { id: string; endDate?: number | null; noExpiry: number };

/** Whether a banner leads to a promotion that has ended, or that the operator has taken from the list. */
export function isBannerOver(link: string | null | undefined, promotions: readonly Promotion[], now: number): boolean {
  const [pathname, query] = appPath(link)?.split('?') ?? [];
  const id = pathname === paths.promotions.detail ? new URLSearchParams(query).get('id') : null;
  if (id === null) return false;
  const promotion = promotions.find((candidate) => candidate.id === id);
  if (!promotion) return true;
  return promotion.noExpiry !== 1 && promotion.endDate != null && promotion.endDate <= now;
}
