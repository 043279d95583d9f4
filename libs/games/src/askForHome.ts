import { toGatewayLanguage } from '@parlour/kernel';
import { selectLocale, selectMerchant } from '@parlour/merchant';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { homeApi } from './api/homeApi';

/** Loads the categories and the hot games of home before the first render. Resolves when both calls have settled. */
export function askForHome(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, state: unknown): Promise<unknown> {
  const scope = { merchant: selectMerchant(state).code, language: toGatewayLanguage(selectLocale(state)) };
  const { getVendors, getHotGames } = homeApi.endpoints;
  const once = { subscribe: false };
  return Promise.all([dispatch(getVendors.initiate(scope, once)), dispatch(getHotGames.initiate(scope, once))]);
}
