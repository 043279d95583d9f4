import type { Locale } from '@parlour/kernel';
import type { Needs } from '@parlour/kernel/feature';
import type { Merchant, RuntimeConfig } from './runtimeConfig';
import { statusApi } from './statusApi';
import { type SiteState, siteSlice } from './siteSlice';
import type { Status } from './wire/status';

// The state arrives untyped (`GatewayContext`); every store of the product has this slice.
const typed = (state: unknown) => state as { site: SiteState };
const { selectors } = siteSlice;

export const selectMerchant = (state: unknown): Merchant => selectors.selectMerchant(typed(state));
export const selectLocale = (state: unknown): Locale => selectors.selectLocale(typed(state));
/** The name of the player whose session this is; undefined for a visitor. */
export const selectPlayer = (state: unknown): string | undefined => selectors.selectPlayer(typed(state));
export const selectRuntimeConfig = (state: unknown): RuntimeConfig => selectors.selectConfig(typed(state));

/** Whether the merchant's gateway has all of these calls, by their names in the contract; of those in an inner list, one is enough. */
export const selectOffers = (state: unknown, needs: Needs): boolean => {
  const { absentCalls } = selectMerchant(state);
  return needs.every((calls) => [calls].flat().some((call) => !absentCalls.includes(call)));
};

/** Whether the merchant's gateway answers a public call only with a session. */
export const selectNeedsSession = (state: unknown, call: string): boolean => selectMerchant(state).sessionCalls.includes(call);

type ApiState = Parameters<ReturnType<typeof statusApi.endpoints.getStatus.select>>[0];

/** The status that the gateway has sent in this visit. */
export const selectStatus = (state: unknown): Status | undefined => statusApi.endpoints.getStatus.select()(state as ApiState).data;
/** The status of the last visit, until the gateway has answered. */
export const selectStoredStatus = (state: unknown): Status | undefined => selectors.selectStoredStatus(typed(state));
