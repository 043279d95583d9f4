import type { GatewayLanguage } from '@parlour/kernel';
import { useGetLotteryMenuQuery, useGetVnMenuQuery } from '../api/lotteryApi';
import type { LotteryMode } from '../rules/lotteryMode';

type Options = { mode: LotteryMode; language: GatewayLanguage; withVietnam: boolean };

/** Groups of the menu, with those of Vietnam lotteries last. Without groups, the lobby shows all lotteries. */
export function useLotteryGroups({ mode, language, withVietnam }: Options) {
  const { data: own = [], isLoading } = useGetLotteryMenuQuery({ prizeMode: mode, language });
  const { data: vietnam = [], isLoading: isLoadingVietnam } = useGetVnMenuQuery({ prizeMode: mode, language }, { skip: !withVietnam });
  return { groups: withVietnam ? [...own, ...vietnam] : own, isLoading: isLoading || isLoadingVietnam };
}
