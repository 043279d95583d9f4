import { paths } from '@parlour/kernel';
import { type FeatureStart, screen } from '@parlour/kernel/feature';
import { accessRoutes } from './accessRoutes';
import { loginFilmSlice } from './loginFilmSlice';
import { screenTexts } from './screenTexts';

/** Say where an entry leads (`parts/AuthFrame.tsx`). */
const entryParameters = ['returnTo', 'promotion'];

/** The part of session that a first view of its screens needs (ADR 0035). */
export const sessionScreens = {
  id: 'session',
  slices: [loginFilmSlice],
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
  messages: (locale) => import(`./i18n/${locale}.json`),
  screenMessages: screenTexts,
} satisfies FeatureStart;
