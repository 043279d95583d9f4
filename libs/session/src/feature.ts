import { paths } from '@parlour/kernel';
import { defineFeature, screen } from '@parlour/kernel/feature';
import { accessRoutes } from './accessRoutes';
import { startHapticsListener } from './hapticsListener';
import { loginFilmSlice } from './loginFilmSlice';
import { screenTexts } from './screenTexts';

/** Say where an entry leads (`parts/AuthFrame.tsx`). */
const entryParameters = ['returnTo', 'promotion'];

/** The ways in and out, the account, the settings and the play controls. */
export const sessionFeature = defineFeature({
  id: 'session',
  slices: [loginFilmSlice],
  listen: startHapticsListener,
  findable: () => import('./findable'),
  dialogs: () => import('./dialogs'),
  routes: [
    {
      path: paths.session.login,
      access: 'anyone',
      needs: ['login'],
      titleKey: 'title.login',
      back: paths.home,
      query: ['as', ...entryParameters],
      prefetchFor: 'visitor',
      lazy: screen(() => import('./screens/login/LoginScreen'), 'LoginScreen'),
    },
    {
      path: paths.session.register,
      access: 'anyone',
      needs: ['getRegisterSetting', ['register', 'registerByMobile']],
      titleKey: 'title.register',
      // A long form needs the room of the bottom menu for its button.
      chrome: 'header',
      back: paths.home,
      query: entryParameters,
      prefetchFor: 'visitor',
      lazy: screen(() => import('./screens/register/RegisterScreen'), 'RegisterScreen'),
    },
    // Specification 2 lists both spellings of the path.
    {
      path: `${paths.session.register}.html`,
      access: 'anyone',
      needs: ['getRegisterSetting', ['register', 'registerByMobile']],
      titleKey: 'title.register',
      chrome: 'header',
      back: paths.home,
      query: entryParameters,
      lazy: screen(() => import('./screens/register/RegisterScreen'), 'RegisterScreen'),
    },
    {
      path: paths.session.trial,
      access: 'anyone',
      needs: ['startTrial'],
      titleKey: 'title.trial',
      back: paths.home,
      query: entryParameters,
      lazy: screen(() => import('./screens/TrialScreen'), 'TrialScreen'),
    },
    // Trial players pass the guard; the screen itself tells them that it needs a real account (specification 6).
    {
      path: paths.session.security,
      access: 'player',
      needs: ['getSecurityConfig'],
      titleKey: 'title.security',
      lazy: screen(() => import('./screens/security/SecurityScreen'), 'SecurityScreen'),
    },
    {
      path: paths.session.officialDomains,
      access: 'anyone',
      titleKey: 'title.officialDomains',
      lazy: screen(() => import('./screens/OfficialDomainsScreen'), 'OfficialDomainsScreen'),
    },
    ...accessRoutes,
  ],
  menu: [
    {
      id: 'session.playControls',
      slot: 'drawer',
      labelKey: 'title.playControls',
      icon: 'shield',
      to: paths.session.playControls,
    },
    {
      id: 'session.memberPlayControls',
      slot: 'member',
      labelKey: 'title.playControls',
      icon: 'shield',
      to: paths.session.playControls,
    },
    {
      id: 'session.member',
      slot: 'tabbar',
      labelKey: 'menu.member',
      icon: 'user',
      to: paths.session.member,
    },
    { id: 'session.security', slot: 'member', labelKey: 'title.security', icon: 'shield-check', to: paths.session.security },
    { id: 'session.settings', slot: 'member', labelKey: 'title.settings', icon: 'settings', to: paths.session.settings },
  ],
  messages: (locale) => import(`./i18n/${locale}.json`),
  screenMessages: screenTexts,
});
