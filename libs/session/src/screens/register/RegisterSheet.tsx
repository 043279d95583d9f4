import { formAsked } from '@parlour/player';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useScreenTexts } from '../../hooks/useScreenTexts';
import linkStyles from '../../parts/AuthLinks.module.css';
import { RegisterByRules } from './RegisterByRules';

/**
 * Registration modal over the current page (specification 2 and 3, "show/hide"). The player stays on that page as a new member.
 */
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
          <p className={linkStyles.line}>
            {t('register.hasAccount')}{' '}
            <button type="button" className={linkStyles.link} onClick={() => dispatch(formAsked('login'))}>
              {t('register.login')}
            </button>
          </p>
        </RegisterByRules>
      </Stack>
    </Sheet>
  );
}
