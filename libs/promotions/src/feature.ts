import { paths } from '@parlour/kernel';
import { defineFeature } from '@parlour/kernel/feature';
import { useFlag } from '@parlour/site';
import {
  useShowsVip,
  useShowsRank,
  useIsInvitePending,
  useShowsInvite,
  useShowsBonus,
  useHasRewards,
  useMayPromote,
} from './hooks/useMayPromote';
import { promotionsScreens } from './promotionsScreens';

const { list, rewards, benefits, invite, rank } = paths.promotions;
const useHasVip = () => useFlag('VIP');

/** The promotions feature: promotions, rewards, VIP club, ranking and referral. */
export const promotionsFeature = defineFeature({
  ...promotionsScreens,
  findable: () => import('./findable'),
  menu: [
    {
      id: 'promotions.inviteTab',
      slot: 'tabbar',
      labelKey: 'menu.inviteTab',
      icon: 'users',
      to: invite,
      useVisible: useShowsInvite,
      useIsPending: useIsInvitePending,
    },
    { id: 'promotions.tab', slot: 'tabbar', labelKey: 'menu.promotion', icon: 'star', to: list, useVisible: useMayPromote },
    { id: 'promotions.rewards', slot: 'drawer', labelKey: 'menu.rewards', icon: 'gift', to: rewards, useVisible: useHasRewards },
    { id: 'promotions.vip', slot: 'drawer', labelKey: 'menu.vip', icon: 'crown', to: benefits, useVisible: useHasVip },
    { id: 'promotions.invite', slot: 'drawer', labelKey: 'menu.invite', icon: 'users', to: invite, useVisible: useShowsInvite },
    {
      id: 'promotions.bonus',
      slot: 'drawer',
      labelKey: 'menu.bonus',
      icon: 'coins',
      to: `${paths.wallet.records}?type=bonus`,
      needs: ['getMoneyRecords'],
      useVisible: useShowsBonus,
    },
    { id: 'promotions.rank', slot: 'drawer', labelKey: 'menu.rank', icon: 'trophy', to: rank, useVisible: useShowsRank },
    {
      id: 'promotions.memberRewards',
      slot: 'member',
      labelKey: 'menu.rewards',
      icon: 'gift',
      to: rewards,
      useVisible: useHasRewards,
    },
    { id: 'promotions.memberVip', slot: 'member', labelKey: 'menu.vip', icon: 'crown', to: benefits, useVisible: useShowsVip },
  ],
});
