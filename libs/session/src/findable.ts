import { paths } from '@parlour/kernel';
import type { Findable } from '@parlour/kernel/feature';
import { useIsLoggedIn } from '@parlour/player/session';

const { login, register, trial, member, settings, security, forgot, passkeys, playControls, terms, officialDomains } = paths.session;
const useIsVisitor = () => !useIsLoggedIn();

/** The ways in, and the pages of the account, that the search finds. */
export const findable: Findable = {
  pages: [
    { titleKey: 'title.login', wordsKey: 'words.login', icon: 'log-in', to: login, useVisible: useIsVisitor },
    { titleKey: 'title.register', wordsKey: 'words.register', icon: 'user', to: register, useVisible: useIsVisitor },
    { titleKey: 'title.trial', wordsKey: 'words.trial', icon: 'play', to: trial, useVisible: useIsVisitor },
    { titleKey: 'title.forgot', wordsKey: 'words.forgot', icon: 'lock', to: forgot, useVisible: useIsVisitor },
    { titleKey: 'title.member', wordsKey: 'words.member', icon: 'user', to: member, useVisible: useIsLoggedIn },
    { titleKey: 'title.settings', wordsKey: 'words.settings', icon: 'settings', to: settings },
    { titleKey: 'title.security', wordsKey: 'words.security', icon: 'shield-check', to: security, useVisible: useIsLoggedIn },
    { titleKey: 'title.passkeys', wordsKey: 'words.passkeys', icon: 'fingerprint', to: passkeys, useVisible: useIsLoggedIn },
    { titleKey: 'title.playControls', wordsKey: 'words.playControls', icon: 'shield', to: playControls },
    { titleKey: 'title.terms', wordsKey: 'words.terms', icon: 'info', to: terms },
    { titleKey: 'title.officialDomains', wordsKey: 'words.officialDomains', icon: 'globe', to: officialDomains },
  ],
  words: (locale) => import(`./i18n/${locale}.search.json`),
};
