import { paths } from '@parlour/kernel';
import { type FeatureRoute, screen } from '@parlour/kernel/feature';
import { useSession } from '@parlour/player/session';

export const accessRoutes: FeatureRoute[] = [
  {
    path: paths.session.social,
    access: 'anyone',
    needs: ['getSocialProviders', 'socialLogin'],
    // The provider's code in its query is for the app alone.
    isBrowserOnly: true,
    titleKey: 'title.login',
    lazy: screen(() => import('./screens/SocialScreen'), 'SocialScreen'),
  },
  {
    path: paths.session.forgot,
    access: 'anyone',
    needs: ['setForgottenPassword', ['sendForgotCode', 'sendForgotMail']],
    titleKey: 'title.forgot',
    back: paths.home,
    lazy: screen(() => import('./screens/forgot/ForgotScreen'), 'ForgotScreen'),
  },
  {
    path: paths.session.changePassword,
    access: 'player',
    needs: ['changePassword'],
    titleKey: 'title.changePassword',
    // Specification 2, header shell: the change at the first login has its own title.
    useTitleKey: () => (useSession()?.firstTimeLogin ? 'title.firstPassword' : undefined),
    back: false,
    lazy: screen(() => import('./screens/ChangePasswordScreen'), 'ChangePasswordScreen'),
  },
  {
    path: paths.session.passkeys,
    access: 'player',
    needs: ['getPasskeys'],
    titleKey: 'title.passkeys',
    lazy: screen(() => import('./screens/PasskeysScreen'), 'PasskeysScreen'),
  },
  {
    path: paths.session.terms,
    access: 'anyone',
    titleKey: 'title.terms',
    offline: [],
    lazy: screen(() => import('./screens/TermsScreen'), 'TermsScreen'),
  },
];
