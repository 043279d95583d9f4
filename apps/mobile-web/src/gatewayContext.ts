import type { GatewayContext } from '@parlour/api-client';
import { toGatewayLanguage } from '@parlour/kernel';
import { isStandalone } from '@parlour/kernel/device';
import { selectSessionEpoch, selectToken } from '@parlour/player/session';
import { selectLocale, selectMerchant, selectNeedsSession, selectOffers, selectRuntimeConfig } from '@parlour/site';
import { noteSlowConnection } from './failure/slowConnection';
import { appBundle } from './startup/bundles';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

type Store = { dispatch: ThunkDispatch<unknown, unknown, UnknownAction>; getState: () => unknown };

/** Provides the gateway client with data of site and session (ADR 0003). The store exists by the first call. */
export function gatewayContext(store: () => Store): GatewayContext {
  const state = () => store().getState();
  return {
    getToken: selectToken,
    getSessionEpoch: selectSessionEpoch,
    getMerchantCode: () => selectMerchant(state()).code,
    getLanguage: () => toGatewayLanguage(selectLocale(state())),
    hasCall: (name) => selectOffers(state(), [name]),
    needsSession: (name) => selectNeedsSession(state(), name),
    isStandalone,
    getHosts: () => selectMerchant(state()).gatewayHosts,
    renewToken: async (expired) => (await appBundle.load()).renewSession(store(), expired),
    onSessionEnded: () => void appBundle.load().then(({ endSession }) => endSession(store())),
    sendsTokenInQuery: () => selectRuntimeConfig(state()).tokenInQuery,
    onSlowConnection: noteSlowConnection,
  };
}
