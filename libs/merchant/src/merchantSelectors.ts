import type { Locale } from '@parlour/kernel';
import type { Merchant, RuntimeConfig } from './config/runtimeConfig';
import { type MerchantState, merchantSlice } from './merchantSlice';

// The state arrives untyped (`GatewayContext`); every store of the product has this slice.
const typed = (state: unknown) => state as { merchant: MerchantState };
const { selectors } = merchantSlice;

export const selectMerchant = (state: unknown): Merchant => selectors.selectMerchant(typed(state));
export const selectLocale = (state: unknown): Locale => selectors.selectLocale(typed(state));
export const selectRuntimeConfig = (state: unknown): RuntimeConfig => selectors.selectConfig(typed(state));
