import { BannerStrip, ResourceLogos } from '@parlour/merchant';
import { safeReturnPath, useRole } from '@parlour/player';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthLayout } from '../../parts/AuthLayout';
import { AuthLinks } from '../../parts/AuthLinks';
import { SocialLogins } from '../../parts/SocialLogins';
import { RegisterByRules } from './RegisterByRules';
import { RegisterSheet } from './RegisterSheet';

export type RegisterScreenProps = {
  /** Set if the registration is a modal over another page; closes it. */
  onClose?: () => void;
};

/** `/m/register?returnTo=…&code=…&domain=…`, and the register modal. */
export function RegisterScreen({ onClose }: RegisterScreenProps) {
  return onClose ? <RegisterSheet onClose={onClose} /> : <RegisterPage />;
}

/** A new member goes on to the requested page, for example a game, logged in. */
function RegisterPage() {
  const { t } = useTranslation('session');
  const [query] = useSearchParams();
  const { isVisitor, isTrial } = useRole();
  if (!isVisitor && !isTrial) return <Navigate replace to={safeReturnPath(query.get('returnTo'))} />;

  return (
    <AuthLayout banners={<BannerStrip group="m_reg" />} title={t('register.title')}>
      <SocialLogins place="first" />
      <RegisterByRules />
      <AuthLinks to="login" />
      <ResourceLogos type="LICENCE" label={t('login.licences')} />
    </AuthLayout>
  );
}
