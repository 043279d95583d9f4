import type { Locale } from '@parlour/kernel';
import type { Merchant, RuntimeConfig } from './runtimeConfig';
import { merchantApi } from './merchantApi';
import { type MerchantState, merchantSlice } from './merchantSlice';
import { announcementsArg } from './rules/announcementsArg';
import { imageCdns } from './rules/imageCdn';
import { imagePath } from './rules/imageSources';
import type { Status } from './wire/start';

// The state arrives untyped (`GatewayContext`); every store of the product has this slice.
const typed = (state: unknown) => state as { merchant: MerchantState };
const { selectors } = merchantSlice;

export const selectMerchant = (state: unknown): Merchant => selectors.selectMerchant(typed(state));
export const selectLocale = (state: unknown): Locale => selectors.selectLocale(typed(state));
export const selectRuntimeConfig = (state: unknown): RuntimeConfig => selectors.selectConfig(typed(state));

type ApiState = Parameters<ReturnType<typeof merchantApi.endpoints.getStatus.select>>[0];

/** The status that the gateway has sent in this visit. */
export const selectStatus = (state: unknown): Status | undefined => merchantApi.endpoints.getStatus.select()(state as ApiState).data;

/** The announcements of home's set in the language of the site, once the gateway has sent them. */
export const selectAnnouncements = (state: unknown) =>
  merchantApi.endpoints.getAnnouncements.select(announcementsArg(selectLocale(state)))(state as ApiState).data;

/** The URL of an image on the image CDN in one of its widths (in pixels); undefined without a path of the CDN. */
export function selectImageUrl(state: unknown, path: string | undefined, width: number): string | undefined {
  const named = (selectStatus(state) ?? selectors.selectStoredStatus(typed(state)))?.info.imageCDNs;
  const [cdn = ''] = imageCdns(named?.length ? named : selectMerchant(state).imageCdns);
  return path && imagePath.test(path) ? `${cdn}/${path}.${width}.webp` : undefined;
}
