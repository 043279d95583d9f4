import { paths, to } from '@parlour/kernel';
import type { Findable, SearchEntry } from '@parlour/kernel/feature';
import { useRole } from '@parlour/player';
import { useHelp } from './api/helpApi';
import { useSupportLink } from './hooks/useServiceLinks';

const { notice, inbox, message, messages, help, feedback } = paths.messaging;
const useHasSupportLink = () => useSupportLink() !== undefined;
const useHasInbox = () => useRole().mayUseInbox;

/** The help topics, and the pages about messages, that the search finds. */
export const findable: Findable = {
  pages: [
    { titleKey: 'menu.help', wordsKey: 'words.help', icon: 'help', to: help },
    {
      titleKey: 'menu.service',
      wordsKey: 'words.service',
      icon: 'headset',
      to: to(message, {}, { chat: '1' }),
      useVisible: useHasSupportLink,
    },
    { titleKey: 'menu.inbox', wordsKey: 'words.inbox', icon: 'mail', to: inbox, useVisible: useHasInbox },
    { titleKey: 'menu.messages', wordsKey: 'words.messages', icon: 'message', to: messages },
    { titleKey: 'menu.notice', wordsKey: 'words.notice', icon: 'megaphone', to: notice },
    { titleKey: 'menu.feedback', wordsKey: 'words.feedback', icon: 'pencil', to: feedback },
  ],
  words: (locale) => import(`./i18n/${locale}.search.json`),
  useEntries: useHelpEntries,
};

function useHelpEntries(): SearchEntry[] {
  const { topics = [] } = useHelp();
  return topics.map(({ title }, index) => ({ kind: 'help', title, icon: 'help', to: to(paths.messaging.help, {}, { i: String(index) }) }));
}
