import { paths } from '@parlour/kernel';
import { defineFeature, screen } from '@parlour/kernel/feature';
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

const { list, detail, rewards, benefits, invite, rank } = paths.promotions;
const activity = screen(() => import('./screens/activity/ActivityScreen'), 'ActivityScreen');
const rewardCenter = screen(() => import('./screens/reward-center/RewardCenterScreen'), 'RewardCenterScreen');
const clubScreen = screen(() => import('./screens/benefits/BenefitsScreen'), 'BenefitsScreen');
const rankScreen = screen(() => import('./screens/rank/RankScreen'), 'RankScreen');

const useHasVip = () => useFlag('VIP');

/** The promotions feature: promotions, rewards, VIP club, ranking and referral. */
export const promotionsFeature = defineFeature({
  id: 'promotions',
  findable: () => import('./findable'),
  routes: [
    {
      path: list,
      access: 'anyone',
      needs: ['getAnnouncements'],
      titleKey: 'title.activity',
      back: paths.home,
      offline: ['/wps/announcement'],
      query: ['id', 'category'],
      lazy: activity,
    },
    {
      path: detail,
      access: 'anyone',
      needs: ['getAnnouncements'],
      titleKey: 'title.activityDetail',
      query: ['id'],
      lazy: activity,
    },
    { path: rewards, access: 'member', needs: ['getRewards'], titleKey: 'menu.rewards', lazy: rewardCenter },
    { path: benefits, access: 'anyone', needs: ['getVip'], titleKey: 'menu.vip', lazy: clubScreen },
    { path: rank, access: 'anyone', needs: ['getRank'], titleKey: 'menu.rank', query: ['kind', 'period'], lazy: rankScreen },
  ],
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
  messages: (locale) => import(`./i18n/${locale}.json`),
  screenMessages: (locale) => import(`./i18n/${locale}.screens.json`),
});
