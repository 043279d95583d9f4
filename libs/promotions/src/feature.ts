import { defineFeature, paths, screen } from '@parlour/kernel';

const activity = screen(() => import('./screens/ActivityScreen'), 'ActivityScreen');

/** What the operator gives away, and on which terms. */
export const promotionsFeature = defineFeature({
  id: 'promotions',
  routes: [
    { path: paths.promotions.list, access: 'anyone', titleKey: 'title.activity', lazy: activity },
    { path: paths.promotions.detail, access: 'anyone', titleKey: 'title.activityDetail', lazy: activity },
  ],
  menu: [
    { id: 'promotions.tab', slot: 'tabbar', order: 40, labelKey: 'menu.promotion', icon: 'star', to: paths.promotions.list },
    { id: 'promotions.drawer', slot: 'drawer', order: 70, labelKey: 'menu.allPromotions', icon: 'star', to: paths.promotions.list },
  ],
  messages: (locale) => import(`./i18n/${locale}.json`),
  screenMessages: (locale) => import(`./i18n/${locale}.screens.json`),
});
