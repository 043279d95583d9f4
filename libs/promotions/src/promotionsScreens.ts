import { paths } from '@parlour/kernel';
import { type FeatureStart, screen } from '@parlour/kernel/feature';

const { list, detail, rewards, benefits, rank } = paths.promotions;
const activity = screen(() => import('./screens/activity/ActivityScreen'), 'ActivityScreen');
const rewardCenter = screen(() => import('./screens/reward-center/RewardCenterScreen'), 'RewardCenterScreen');
const clubScreen = screen(() => import('./screens/benefits/BenefitsScreen'), 'BenefitsScreen');
const rankScreen = screen(() => import('./screens/rank/RankScreen'), 'RankScreen');

/** The part of promotions that a first view of its screens needs (ADR 0035). */
export const promotionsScreens = {
  id: 'promotions',
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
  messages: (locale) => import(`./i18n/${locale}.json`),
  screenMessages: (locale) => import(`./i18n/${locale}.screens.json`),
} satisfies FeatureStart;
