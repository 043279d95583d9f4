import type { Needs } from '@parlour/kernel/feature';

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

/** Enabled unless the operator disables it. */
export const usuallyOn: readonly FlagName[] = ['jackpotWidget', 'statisticsWidget', 'rememberPassword', 'passkeys', 'playLimits'];

/** The calls without which a feature is off. */
export const needsOfFlag: Partial<Record<FlagName, Needs>> = {
  USERNAMEREG3: ['register'],
  MOBILENUMREG3: ['registerByMobile'],
  REGMOBVERF3: ['sendRegisterCode'],
  FACEBOOKLOGIN3: ['getSocialProviders', 'socialLogin'],
  GOOGLELOGIN3: ['getSocialProviders', 'socialLogin'],
  TELEGRAMLOGIN3: ['getSocialProviders', 'socialLogin'],
  MOBILEVERCODELOGIN3: ['sendLoginCode'],
  CBS3: ['launchChat'],
  REWCEN3: ['getRewards'],
  TRANSBETREPMEM3: ['getBets'],
  VIP: ['getVip'],
  betRank: ['getRank'],
  passkeys: ['beginPasskeyLogin'],
  playLimits: ['getPlayState', 'takeBreak', 'excludeSelf'],
  tournaments: ['getTournaments'],
};
