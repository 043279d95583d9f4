import { paths, to } from '@parlour/kernel';
import { defineFeature, screen } from '@parlour/kernel/feature';
import { useRole } from '@parlour/player';
import { useFlag } from '@parlour/site';
import { useNoticeUnread, useInboxUnread } from './hooks/useUnread';
import { useSupportLink } from './hooks/useServiceLinks';
import { ReadAllButton } from './blocks/ReadAllButton';
import { startMessagingListeners } from './messagingListeners';
import { messagingMessages } from './messagingStart';

const { notice, inbox, message, messages, help, feedback, notifications } = paths.messaging;
const chat = to(message, {}, { chat: '1' });
const messageScreen = screen(() => import('./screens/message/MessageScreen'), 'MessageScreen');
/** Specification 2: customer service only when a live-chat link exists. The chat alone (flag CBS3) is in the message center. */
const useHasSupportLink = () => useSupportLink() !== undefined;
/** The flag comes with the status, so the member tab needs no call. */
const useHasChat = () => useFlag('CBS3');
const useHasInbox = () => useRole().mayUseInbox;

export const messagingFeature = defineFeature({
  id: 'messaging',
  listen: startMessagingListeners,
  findable: () => import('./findable'),
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
  menu: [
    {
      id: 'messaging.service',
      slot: 'drawer',
      labelKey: 'menu.service',
      icon: 'headset',
      to: chat,
      useVisible: useHasSupportLink,
    },
    {
      id: 'messaging.notice',
      slot: 'drawer',
      labelKey: 'menu.notice',
      icon: 'megaphone',
      to: notice,
      useBadge: useNoticeUnread,
    },
    { id: 'messaging.feedback', slot: 'drawer', labelKey: 'menu.feedback', icon: 'pencil', to: feedback },
    { id: 'messaging.memberMessages', slot: 'member', labelKey: 'menu.messages', icon: 'message', to: messages },
    {
      id: 'messaging.memberInbox',
      slot: 'member',
      labelKey: 'menu.inbox',
      icon: 'mail',
      to: inbox,
      useVisible: useHasInbox,
      useBadge: useInboxUnread,
    },
    {
      id: 'messaging.memberChat',
      slot: 'member',
      labelKey: 'chatButton.label',
      icon: 'headset',
      to: chat,
      needs: ['launchChat'],
      useVisible: useHasChat,
    },
    { id: 'messaging.memberHelp', slot: 'member', labelKey: 'menu.help', icon: 'help', to: help },
    { id: 'messaging.memberFeedback', slot: 'member', labelKey: 'title.feedback', icon: 'pencil', to: feedback },
  ],
  // The member tab shows the unread messages (specification 2, "Bottom menu").
  badges: { [paths.session.member]: useInboxUnread },
  overlays: () => import('./overlays'),
  messages: messagingMessages,
  screenMessages: (locale) => import(`./i18n/${locale}.screens.json`),
});
