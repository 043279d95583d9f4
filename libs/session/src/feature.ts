import { defineFeature, paths, screen } from '@parlour/kernel';
import { startSessionListeners } from './sessionListeners';
import { sessionSlice } from './sessionSlice';

/** Who plays: session record, login, registration, free trial. */
export const sessionFeature = defineFeature({
  id: 'session',
  slices: [sessionSlice],
  listen: startSessionListeners,
  routes: [
    {
      path: paths.session.login,
      access: 'anyone',
      titleKey: 'title.login',
      lazy: screen(() => import('./screens/LoginScreen'), 'LoginScreen'),
    },
    {
      path: paths.session.register,
      access: 'anyone',
      titleKey: 'title.register',
      lazy: screen(() => import('./screens/RegisterScreen'), 'RegisterScreen'),
    },
    // Specification 2 lists both spellings.
    {
      path: `${paths.session.register}.html`,
      access: 'anyone',
      titleKey: 'title.register',
      lazy: screen(() => import('./screens/RegisterScreen'), 'RegisterScreen'),
    },
    {
      path: paths.session.trial,
      access: 'anyone',
      titleKey: 'title.trial',
      lazy: screen(() => import('./screens/TrialScreen'), 'TrialScreen'),
    },
  ],
  menu: [
    {
      id: 'session.member',
      slot: 'tabbar',
      order: 50,
      labelKey: 'menu.member',
      icon: 'user',
      to: paths.session.member,
    },
  ],
  messages: (locale) => import(`./i18n/${locale}.json`),
  screenMessages: (locale) => import(`./i18n/${locale}.screens.json`),
});
