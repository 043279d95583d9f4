/** Flags of the gateway, by their names in specification 3, and the operator's own flags of the runtime configuration. */
export const flagNames = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'TELEGRAMLOGIN3',
  'MOBILEVERCODELOGIN3',
  'TRANSBETREPMEM3',
  'REWCEN3',
  'CBS3',
  'VIP',
  'jackpotWidget',
  'statisticsWidget',
  'rememberPassword',
  'smsIdentity',
  'passkeys',
  'playLimits',
  'betRank',
  'depositRank',
  'tournaments',
  'lightTheme',
] as const;

export type FlagName = (typeof flagNames)[number];
