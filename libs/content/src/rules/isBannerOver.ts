import { appPath, paths } from '@parlour/kernel';

type Promotion = { id: string; endDate?: number | null; noExpiry: number };

/** Whether a banner leads to a promotion that has ended. One that is not in the list may still run, for example for those who have its link. */
export function isBannerOver(link: string | null | undefined, promotions: readonly Promotion[], now: number): boolean {
  const [pathname, query] = appPath(link)?.split('?') ?? [];
  const id = pathname === paths.promotions.detail ? new URLSearchParams(query).get('id') : null;
  const promotion = promotions.find((candidate) => candidate.id === id);
  return promotion !== undefined && promotion.noExpiry !== 1 && promotion.endDate != null && promotion.endDate <= now;
}
