import { AccessGuard } from '@parlour/player';
import { Page } from '@parlour/ui/page';
import { createElement, use, useEffect } from 'react';
import { additions } from '../composedRoutes';
import { SiteFooter } from '../home/SiteFooter';
import { noteOpened } from '../pwa/openedScreens';
import { screenOf } from '../startup/screenOf';
import type { AppRoute } from '../startup/bundleTypes';

type GuardedScreenProps = { target: AppRoute };

/** A screen behind its guard. */
export function GuardedScreen({ target }: GuardedScreenProps) {
  return (
    <AccessGuard access={target.route.access}>
      <LoadedScreen target={target} />
      {target.route.hasFooter && (
        <Page>
          <SiteFooter />
        </Page>
      )}
    </AccessGuard>
  );
}

function LoadedScreen({ target }: GuardedScreenProps) {
  const { offline, path } = target.route;
  useEffect(() => {
    if (offline) noteOpened(path);
  }, [offline, path]);
  const addition = additions[path];
  return createElement(use(screenOf(target).load()), null, addition && createElement(addition));
}
