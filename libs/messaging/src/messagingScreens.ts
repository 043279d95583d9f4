import { paths } from '@parlour/kernel';
import { type FeatureStart, screen } from '@parlour/kernel/feature';
import { ReadAllButton } from './blocks/ReadAllButton';
import { messagingStart } from './messagingStart';

const { notice, inbox, message, messages, help, feedback, notifications } = paths.messaging;
const messageScreen = screen(() => import('./screens/message/MessageScreen'), 'MessageScreen');

/** The part of messaging that a first view of its screens needs (ADR 0035). */
export const messagingScreens = {
  ...messagingStart,
  routes: [
    {
      path: notice,
      access: 'anyone',
      needs: ['getAnnouncements'],
      titleKey: 'title.notice',
      query: ['id', 'i'],
      offline: ['/wps/announcement'],
      lazy: screen(() => import('./screens/NoticeScreen'), 'NoticeScreen'),
    },
    { path: message, access: 'anyone', titleKey: 'title.messages', back: paths.home, lazy: messageScreen },
    {
      path: messages,
      access: 'anyone',
      titleKey: 'title.messages',
      back: paths.home,
      action: ReadAllButton,
      lazy: messageScreen,
    },
    // The screen itself tells trial players that they need an account. Agents have an inbox too, so the guard requires any session only.
    {
      path: inbox,
      access: 'player',
      needs: ['getInbox'],
      titleKey: 'title.inbox',
      hasFooter: true,
      lazy: screen(() => import('./screens/inbox/InboxScreen'), 'InboxScreen'),
    },
    {
      path: feedback,
      access: 'player',
      needs: ['sendFeedback'],
      titleKey: 'title.feedback',
      lazy: screen(() => import('./screens/feedback/FeedbackScreen'), 'FeedbackScreen'),
    },
    {
      path: help,
      access: 'anyone',
      needs: ['getHelp'],
      titleKey: 'title.help',
      query: ['i', 'title'],
      offline: ['/wps/help'],
      lazy: screen(() => import('./screens/HelpScreen'), 'HelpScreen'),
    },
    {
      path: notifications,
      access: 'player',
      needs: ['getPushSettings'],
      titleKey: 'title.notifications',
      lazy: screen(() => import('./screens/notifications/NotificationsScreen'), 'NotificationsScreen'),
    },
  ],
  screenMessages: (locale) => import(`./i18n/${locale}.screens.json`),
} satisfies FeatureStart;
