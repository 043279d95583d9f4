import { useMerchant } from './useMerchant';
import { useStatus } from './useStatus';

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
