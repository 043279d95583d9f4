import { useCatalogueText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import type { Access } from '@parlour/kernel/feature';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRole } from '../hooks/useRole';
import { accessVerdict } from '../rules/accessVerdict';
import { loginPath } from '../rules/returnPath';
import { selectIsExpired } from '../session/sessionSlice';
import { ClosedScreen } from './ClosedScreen';
import { TrialNotAllowed } from './TrialNotAllowed';

export type AccessGuardProps = { access: Access; children: ReactNode };

/** Guards a screen: redirects visitors to the login and back, and shows other roles why access is denied (specification 6). */
export function AccessGuard({ access, children }: AccessGuardProps) {
  const role = useRole();
  const isExpired = useSelector(selectIsExpired);
  const location = useLocation();
  const navigate = useNavigate();
  /** Path of the screen that was last open with a session. It stays until another screen opens, because this effect may run twice. */
  const held = useRef<string>(undefined);
  const verdict = accessVerdict(access, role);

  useEffect(() => {
    if (verdict !== 'login') {
      held.current = role.isVisitor ? undefined : location.pathname;
      return;
    }
    // After a deliberate logout, go home. After an expired session, go to the login.
    const hasLeft = held.current === location.pathname && !isExpired;
    void navigate(hasLeft ? paths.home : loginPath(location), { replace: true });
  }, [verdict, role, isExpired, location, navigate]);

  switch (verdict) {
    case 'allow':
      return children;
    case 'freeReject':
      return <TrialNotAllowed />;
    case 'notAvailable':
      return <NotAvailable />;
    case 'login':
      return null;
  }
}

/** Message for a screen that this type of account cannot use. */
function NotAvailable() {
  const { t } = useTranslation('player');
  return <ClosedScreen title={t('closedScreen.notAvailable')} text={useCatalogueText()('noPermission')} />;
}
