import { useMerchant } from './useMerchant';
import { useStatus } from './useStatus';

/** Flags of the gateway, by their names of specification 3, and the operator's own of the runtime configuration. */
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
  | 'lightTheme';

/** On unless the operator says otherwise. */
const usuallyOn: readonly FlagName[] = ['jackpotWidget', 'statisticsWidget', 'rememberPassword', 'passkeys', 'playLimits'];

/** Whether something is switched on here; off while nobody knows (reliability P1). */
export function useFlag(name: FlagName): boolean {
  const { flags } = useMerchant();
  const whitelabel = useStatus()?.info.whitelabel ?? {};
  if (Object.hasOwn(whitelabel, name)) return whitelabel[name] ?? false;
  return Object.hasOwn(flags, name) ? (flags[name] ?? false) : usuallyOn.includes(name);
}
