import { type Findable, paths } from '@parlour/kernel';
import { useIsAgent } from './hooks/useIsAgent';

const { home, team, transfer, link } = paths.agent;

/** The pages that the search finds for agents. */
export const agentFindable: Findable = {
  pages: [
    { titleKey: 'menu.home', wordsKey: 'words.home', icon: 'users', to: home, useVisible: useIsAgent },
    { titleKey: 'title.team', wordsKey: 'words.team', icon: 'users', to: team, useVisible: useIsAgent },
    { titleKey: 'title.transfer', wordsKey: 'words.transfer', icon: 'send', to: transfer, useVisible: useIsAgent },
    { titleKey: 'title.link', wordsKey: 'words.link', icon: 'link', to: link, useVisible: useIsAgent },
  ],
  words: (locale) => import(`./i18n/${locale}.search.json`),
};
