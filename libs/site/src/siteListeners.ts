import { isAppError } from '@parlour/api-client';
import { localeChanged, merchantChanged, toGatewayLanguage } from '@parlour/kernel';
import type { StartListening } from '@parlour/kernel/feature';
import { clearStored, forgetCopies, removeStored, writeStored } from '@parlour/kernel/storage';
import { isRejectedWithValue } from '@reduxjs/toolkit';
import { statusApi } from './statusApi';
import { selectLocale } from './siteSelectors';
import { languageChosen } from './siteSlice';

/** Specification 9, "debounces language change". */
const LANGUAGE_DEBOUNCE_MS = 250;

/** Stores language, merchant and system status for the next visit. */
export function startSiteListeners(startListening: StartListening): void {
  startListening({
    actionCreator: languageChosen,
    effect: async ({ payload }, { dispatch, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      await delay(LANGUAGE_DEBOUNCE_MS);
      dispatch(localeChanged(payload));
    },
  });
  startListening({
    actionCreator: localeChanged,
    effect: ({ payload }) => {
      writeStored('local', 'language', toGatewayLanguage(payload));
    },
  });
  startListening({
    actionCreator: merchantChanged,
    effect: ({ payload }, { getState }) => {
      removeStored('local', 'status');
      forgetCopies();
      clearStored('session');
      writeStored('local', 'merchant', payload);
      writeStored('local', 'language', toGatewayLanguage(selectLocale(getState())));
    },
  });
  // Any call may be the first to report that the site has closed.
  startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }, { dispatch }) => {
      const isClosed = isAppError(payload) && (payload.kind === 'maintenance' || payload.kind === 'region');
      const { endpointName } = (meta as { arg?: { endpointName?: string } }).arg ?? {};
      if (isClosed && endpointName !== 'getStatus') dispatch(statusApi.util.invalidateTags(['Status']));
    },
  });
}
