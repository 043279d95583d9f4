import { paths, to } from '@parlour/kernel';
import { defineFeature } from '@parlour/kernel/feature';
import { useRole } from '@parlour/player';
import { useFlag } from '@parlour/site';
import { useNoticeUnread, useInboxUnread } from './hooks/useUnread';
import { useSupportLink } from './hooks/useServiceLinks';
import { startMessagingListeners } from './messagingListeners';
import { messagingScreens } from './messagingScreens';

const { notice, inbox, message, messages, help, feedback } = paths.messaging;
const chat = to(message, {}, { chat: '1' });
/** Specification 2: customer service only when a live-chat link exists. The chat alone (flag CBS3) is in the message center. */
const useHasSupportLink = () => useSupportLink() !== undefined;
/** The flag comes with the status, so the member tab needs no call. */
const useHasChat = () => useFlag('CBS3');
const useHasInbox = () => useRole().mayUseInbox;

export const messagingFeature = defineFeature({
  ...messagingScreens,
  listen: startMessagingListeners,
  findable: () => import('./findable'),
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
});
