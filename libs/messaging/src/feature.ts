import { defineFeature, paths, screen } from '@parlour/kernel';

/** What the operator tells its players. */
export const messagingFeature = defineFeature({
  id: 'messaging',
  routes: [
    {
      path: paths.messaging.notice,
      access: 'anyone',
      titleKey: 'title.notice',
      lazy: screen(() => import('./screens/NoticeScreen'), 'NoticeScreen'),
    },
  ],
  menu: [{ id: 'messaging.notice', slot: 'drawer', order: 80, labelKey: 'menu.notice', icon: 'megaphone', to: paths.messaging.notice }],
  messages: (locale) => import(`./i18n/${locale}.json`),
  screenMessages: (locale) => import(`./i18n/${locale}.screens.json`),
});
