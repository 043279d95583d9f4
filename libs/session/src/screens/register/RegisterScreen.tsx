import { BannerStrip, ResourceLogos } from '@parlour/merchant';
import { useRole } from '@parlour/player';
import { useInSight } from '@parlour/ui/in-sight';
import { Page, Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthHead } from '../../parts/AuthHead';
import { AuthLinks } from '../../parts/AuthLinks';
import { pathAfterEntry, promotionOf } from '../../rules/entryQuery';
import { RegisterByRules } from './RegisterByRules';
import { RegisterSheet } from './RegisterSheet';

export type RegisterScreenProps = {
  /** Set if the registration is a modal over another page; closes it. */
  onClose?: () => void;
};

/** `/m/register?promotion=…&returnTo=…&code=…&domain=…`, and the register modal. */
export function RegisterScreen({ onClose }: RegisterScreenProps) {
  return onClose ? <RegisterSheet onClose={onClose} /> : <RegisterPage />;
}

/** A new member goes on, logged in, to the requested page, for example a game, or to the deposit of the promotion that led here. */
function RegisterPage() {
  const [query] = useSearchParams();
  const { isVisitor, isTrial } = useRole();
  if (!isVisitor && !isTrial) return <Navigate replace to={pathAfterEntry(query)} />;

  return (
    <Page>
      <Stack gap={2}>
        <AuthHead size="s" />
        <RegisterByRules promotionId={promotionOf(query)}>
          <AuthLinks to="login" />
          <Offers />
        </RegisterByRules>
      </Stack>
    </Page>
  );
}

/** The banners and the licences. They load when the player comes near, because the form comes first. */
function Offers() {
  const { t } = useTranslation('session');
  const [box, isInSight] = useInSight<HTMLDivElement>('0%');
  return (
    <div ref={box}>
      <Stack gap={5}>
        <ResourceLogos type="LICENCE" label={t('login.licences')} />
        {isInSight && <BannerStrip group="m_reg" isFirstView={false} />}
      </Stack>
    </div>
  );
}
