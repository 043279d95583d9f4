import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale, useMerchant } from '@parlour/merchant';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keptScreens } from '../pwa/keptScreens';
import type { AppRoute } from '../startup/bundles';

/** The screens, but for the one that is open, that the player can open without a connection. */
export function useKeptScreens(): AppRoute[] {
  const { code: merchant } = useMerchant();
  const language = toGatewayLanguage(useLocale());
  const { pathname } = useLocation();
  const [kept, setKept] = useState<AppRoute[]>([]);

  useEffect(() => {
    let isCurrent = true;
    void keptScreens({ merchant, language }).then((screens) => isCurrent && setKept(screens));
    return () => void (isCurrent = false);
  }, [merchant, language, pathname]);

  return kept.filter(({ route }) => route.path !== pathname);
}
