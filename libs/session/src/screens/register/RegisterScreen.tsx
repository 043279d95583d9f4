import { BannerStrip, ResourceLogos, useAnnouncements } from '@parlour/content';
import { useRole } from '@parlour/player';
import { formAsked } from '@parlour/player/session';
import { useInSight } from '@parlour/ui/in-sight';
import { Page, Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useScreenTexts } from '../../hooks/useScreenTexts';
import { AuthHead, AuthLinks, pathAfterEntry, promotionOf } from '../../parts/AuthFrame';
import frame from '../../parts/AuthFrame.module.css';
import { RegisterByRules } from './RegisterByRules';

const bannerGroup = 'm_reg';

export type RegisterScreenProps = {
  /** Set if the registration is a modal over another page; closes it. */
  onClose?: () => void;
};

/** The registration as a page, `/m/register?promotion=…&returnTo=…&code=…&domain=…`, and as a modal. */
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

/** The banners and the licences. Pictures load when the player comes near, because the form comes first; what they are comes with the page. */
function Offers() {
  const { t } = useTranslation('session');
  useAnnouncements(bannerGroup);
  const [box, isInSight] = useInSight<HTMLDivElement>('0%');
  return (
    <div ref={box}>
      <Stack gap={5}>
        <ResourceLogos type="LICENCE" label={t('login.licences')} />
        {isInSight && <BannerStrip group={bannerGroup} isFirstView={false} />}
      </Stack>
    </div>
  );
}

/** The registration over the current page (specification 2 and 3, "show/hide"). The player stays on that page as a new member. */
export function RegisterSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const isReady = useScreenTexts();
  const { pathname, search } = useLocation();
  const [opened] = useState(pathname);

  // The terms open as their own page. The draft restores the form when the player returns.
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (pathname !== opened) leave();
  }, [pathname, opened]);

  if (!isReady) return null;
  return (
    <Sheet open title={t('title.register')} closeLabel={t('edit.close')} onClose={onClose}>
      <Stack gap={4}>
        <RegisterByRules returnTo={pathname + search}>
          <p className={frame.line}>
            {t('register.hasAccount')}{' '}
            <button type="button" className={frame.link} onClick={() => dispatch(formAsked('login'))}>
              {t('register.login')}
            </button>
          </p>
        </RegisterByRules>
      </Stack>
    </Sheet>
  );
}
