import { paths } from '@parlour/kernel';
import type { Findable } from '@parlour/kernel/feature';
import { useRole } from '@parlour/player';

const useIsAgent = () => useRole().isAgent;

/** The pages that the search finds for agents. */
export const findable: Findable = {
  pages: [
    { titleKey: 'menu.home', wordsKey: 'words.home', icon: 'users', to: paths.agent.home, useVisible: useIsAgent },
    { titleKey: 'title.team', wordsKey: 'words.team', icon: 'users', to: paths.agent.team, useVisible: useIsAgent },
    { titleKey: 'title.transfer', wordsKey: 'words.transfer', icon: 'send', to: paths.agent.transfer, useVisible: useIsAgent },
    { titleKey: 'title.link', wordsKey: 'words.link', icon: 'link', to: paths.agent.link, useVisible: useIsAgent },
  ],
  words: (locale) => import(`./i18n/${locale}.search.json`),
};
