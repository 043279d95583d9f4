import type { Needs } from '@parlour/kernel/feature';
import type { FlagName } from './flags';

/** Enabled unless the operator disables it. */
export const usuallyOn: readonly FlagName[] = ['jackpotWidget', 'statisticsWidget', 'rememberPassword', 'passkeys', 'playLimits'];

/** The calls that a feature needs. Without them it is off. */
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
