import type { Locale } from '@parlour/kernel';
import type { Merchant, RuntimeConfig } from './config/runtimeConfig';
import { merchantApi } from './merchantApi';
import { type MerchantState, merchantSlice } from './merchantSlice';
import type { Status } from './wire/start';

// The state arrives untyped (`GatewayContext`); every store of the product has this slice.
const typed = (state: unknown) => state as { merchant: MerchantState };
const { selectors } = merchantSlice;

export const selectMerchant = (state: unknown): Merchant => selectors.selectMerchant(typed(state));
export const selectLocale = (state: unknown): Locale => selectors.selectLocale(typed(state));
export const selectRuntimeConfig = (state: unknown): RuntimeConfig => selectors.selectConfig(typed(state));

/** The status that the gateway has sent in this visit. */
export const selectStatus = (state: unknown): Status | undefined =>
  merchantApi.endpoints.getStatus.select()(state as Parameters<ReturnType<typeof merchantApi.endpoints.getStatus.select>>[0]).data;
