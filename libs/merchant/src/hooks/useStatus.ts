import { isAppError } from '@parlour/api-client';
import { useSelector } from 'react-redux';
import { merchantApi } from '../merchantApi';
import { merchantSlice } from '../merchantSlice';
import { type SystemStatus, systemStatus } from '../rules/systemStatus';
import type { Status } from '../wire/start';
import { useMerchant } from './useMerchant';

/** Returns the system status: the stored one at first, the gateway's as soon as it arrives (specification 4). */
export function useStatus(): Status | undefined {
  const stored = useSelector(merchantSlice.selectors.selectStoredStatus);
  const { data, error } = merchantApi.endpoints.getStatus.useQueryState();
  // Blocks that mount after a failed call do not repeat it. The app does (useSystemStatus), or the player.
  merchantApi.useGetStatusQuery(undefined, { skip: error !== undefined });
  return data ?? stored;
}

/**
 * Specification 4: true if the gateway enables the new layout of the member centre (`mem_cen`) or the deposit (`dep_func`) with
 * '1'.
 */
export function useLayoutVariant(name: 'mem_cen' | 'dep_func'): boolean {
  return useStatus()?.info.mobileTemplate[name] === '1';
}

/**
 * False while the status loads for the first time. A failed call counts as settled, also while it is repeated, so the caller goes on with
 * the defaults. Content that needs a loaded status belongs in a `StatusGate`.
 */
export function useIsStatusSettled(): boolean {
  const status = useStatus();
  // The subscription repeats a failed call (`useStatus` does not). Until it succeeds, `error` stays, but `isError` is false.
  const { error } = merchantApi.useGetStatusQuery();
  return status !== undefined || error !== undefined;
}

/** Returns the system status: 0 normal, 1 maintenance, 2 region restricted (specification 4). */
export function useSystemStatus(): SystemStatus {
  const { error } = merchantApi.useGetStatusQuery();
  const status = useStatus();
  // A gateway in maintenance may refuse even the status call.
  const refusal = isAppError(error) ? error.kind : undefined;
  return systemStatus({
    maintenance: refusal === 'maintenance' || (status?.maintenance ?? false),
    regionRestriction: refusal === 'region' || (status?.regionRestriction ?? false),
  });
}

/** Flags of the gateway, by their names in specification 3, and the operator's own flags of the runtime configuration. */
export type FlagName =
  | 'USERNAMEREG3'
  | 'MOBILENUMREG3'
  | 'REGMOBVERF3'
  | 'MOBILENUMPASSREG3'
  | 'FACEBOOKLOGIN3'
  | 'GOOGLELOGIN3'
  | 'TELEGRAMLOGIN3'
  | 'MOBILEVERCODELOGIN3'
  | 'TRANSBETREPMEM3'
  | 'REWCEN3'
  | 'CBS3'
  | 'VIP'
  | 'jackpotWidget'
  | 'statisticsWidget'
  | 'rememberPassword'
  | 'smsIdentity'
  | 'passkeys'
  | 'playLimits'
  | 'betRank'
  | 'depositRank'
  | 'tournaments'
  | 'lightTheme';

/** Enabled unless the operator disables it. */
const usuallyOn: readonly FlagName[] = ['jackpotWidget', 'statisticsWidget', 'rememberPassword', 'passkeys', 'playLimits'];

/** Returns whether a feature is enabled; false while the flags are unknown (reliability P1). */
export function useFlag(name: FlagName): boolean {
  const { flags } = useMerchant();
  const whitelabel = useStatus()?.info.whitelabel ?? {};
  if (Object.hasOwn(whitelabel, name)) return whitelabel[name] ?? false;
  return Object.hasOwn(flags, name) ? (flags[name] ?? false) : usuallyOn.includes(name);
}
