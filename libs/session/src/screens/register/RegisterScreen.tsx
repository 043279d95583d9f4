import { paths } from '@parlour/kernel';
import { BannerStrip, ResourceLogos } from '@parlour/merchant';
import { useRole } from '@parlour/player';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { AuthLayout } from '../../parts/AuthLayout';
import { AuthLinks } from '../../parts/AuthLinks';
import { SocialLogins } from '../../parts/SocialLogins';
import { RegisterByRules } from './RegisterByRules';
import { RegisterSheet } from './RegisterSheet';

export type RegisterScreenProps = {
  /** Set if the registration is a modal over another page; closes it. */
  onClose?: () => void;
};

/** `/m/register?code=…&domain=…`, and the register modal. */
export function RegisterScreen({ onClose }: RegisterScreenProps) {
  return onClose ? <RegisterSheet onClose={onClose} /> : <RegisterPage />;
}

/** A new member goes home, logged in. */
function RegisterPage() {
  const { t } = useTranslation('session');
  const { isVisitor, isTrial } = useRole();
  if (!isVisitor && !isTrial) return <Navigate replace to={paths.home} />;

  return (
    <AuthLayout banners={<BannerStrip group="m_reg" />} title={t('register.title')}>
      <RegisterByRules />
      <SocialLogins />
      <AuthLinks to="login" />
      <ResourceLogos type="LICENCE" label={t('login.licences')} />
    </AuthLayout>
  );
}
